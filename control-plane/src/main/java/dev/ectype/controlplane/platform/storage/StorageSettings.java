package dev.ectype.controlplane.platform.storage;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Where an operator wants contents kept.
 *
 * @param storage {@code s3://bucket/prefix}, or the absolute path of a folder that nodes share; nothing for a folder beside the database
 * @param storageEndpoint the address of a service that speaks as S3 does; nothing for Amazon's
 * @param storagePathStyle whether that service wants the bucket in the path of an address, as most outside Amazon do
 */
@ConfigurationProperties("ectype")
public record StorageSettings(
        @Nullable String storage,
        @Nullable URI storageEndpoint,
        @DefaultValue("us-east-1") String storageRegion,
        @DefaultValue("false") boolean storagePathStyle) {
    /** The bucket that is named, if one is. */
    Optional<S3Address> bucket() {
        return storage == null || folder().isPresent()
                ? Optional.empty()
                : Optional.of(S3Address.parse(storage, storageRegion, storageEndpoint, storagePathStyle));
    }

    /** The folder that is named, if one is. */
    Optional<Path> folder() {
        return Optional.ofNullable(storage)
                .filter(named -> !named.startsWith(S3Address.SCHEME))
                .map(Path::of)
                .filter(Path::isAbsolute);
    }
}
