/**
 * Enforces the storage quotas of plans. Takes the bytes that features have stored, and uploads. Gives rejections of uploads beyond the
 * quota, and the storage use.
 */
@NullMarked
package dev.ectype.controlplane.platform.quota;

import org.jspecify.annotations.NullMarked;
