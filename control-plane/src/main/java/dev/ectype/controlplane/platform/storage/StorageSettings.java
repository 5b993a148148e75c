package dev.ectype.controlplane.platform.storage;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Holds the operator's settings of the storage.
 *
 * @param storage the location: {@code s3://bucket/prefix}, or the absolute path of a shared folder; null for a folder beside the database
 * @param storageEndpoint the address of an S3-compatible service; null for Amazon
 * @param storagePathStyle whether URLs contain the bucket in the path, as most services outside Amazon require
 */
@ConfigurationProperties("ectype")
public record StorageSettings(
        @Nullable String storage,
        @Nullable URI storageEndpoint,
        @DefaultValue("us-east-1") String storageRegion,
        @DefaultValue("false") boolean storagePathStyle) {
    /** Returns the configured bucket, if any. */
    Optional<S3Address> bucket() {
        return storage == null || folder().isPresent()
                ? Optional.empty()
                : Optional.of(S3Address.parse(storage, storageRegion, storageEndpoint, storagePathStyle));
    }

    /** Returns the configured folder, if any. */
    Optional<Path> folder() {
        return Optional.ofNullable(storage)
                .filter(named -> !named.startsWith(S3Address.SCHEME))
                .map(Path::of)
                .filter(Path::isAbsolute);
    }
}
