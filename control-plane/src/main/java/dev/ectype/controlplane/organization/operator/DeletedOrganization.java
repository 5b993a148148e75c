package dev.ectype.controlplane.organization.operator;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An organization that an operator deleted.
 *
 * @param contentsGoneAt when its contents in storage were last deleted; null where they never were
 */
public record DeletedOrganization(
        String id, String slug, Instant deletedAt, @Nullable Instant contentsGoneAt) {}
