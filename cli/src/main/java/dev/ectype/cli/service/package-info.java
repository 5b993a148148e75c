/**
 * What is asked of a control plane in the name of a user: with which key, kept where, and what comes back.
 * It takes addresses, profiles and requests.
 * It gives replies, or the failures that end a command, with the words of the service.
 */
@NullMarked
package dev.ectype.cli.service;

import org.jspecify.annotations.NullMarked;
