package dev.ectype.controlplane.organization.operator;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Represents a deleted organization.
 *
 * @param contentsGoneAt the time of the last deletion of its contents; null if there was none
 */
public record DeletedOrganization(
        String id, String slug, Instant deletedAt, @Nullable Instant contentsGoneAt) {}
