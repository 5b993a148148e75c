package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.id.IdKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.ResponseInputStream;
import software.amazon.awssdk.core.checksums.RequestChecksumCalculation;
import software.amazon.awssdk.core.checksums.ResponseChecksumValidation;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.S3ClientBuilder;
import software.amazon.awssdk.services.s3.S3Configuration;
import software.amazon.awssdk.services.s3.model.GetObjectResponse;
import software.amazon.awssdk.services.s3.model.ListObjectsV2Request;
import software.amazon.awssdk.services.s3.model.NoSuchKeyException;
import software.amazon.awssdk.services.s3.model.S3Object;

/**
 * Stores contents in a bucket of S3 or a compatible service. Each content is one request, up to the limit of 5 GB, because not all services
 * support multipart uploads with checksums.
 */
public final class S3Storage implements ObjectStorage, AutoCloseable {
    /** The character after the slash, which sorts after all names of a folder. */
    private static final char AFTER_SLASH = '/' + 1;

    private static final Duration CONNECT = Duration.ofSeconds(2);
    private static final Duration SILENCE = Duration.ofSeconds(30);
    private static final Duration LOOK = Duration.ofSeconds(2);
    /** The first request takes longer, because it resolves the credentials and connects. */
    private static final Duration COMPARE = Duration.ofSeconds(5);

    private final S3Client client;
    private final String bucket;
    private final String prefix;
    private final Spool spool;

    /**
     * Opens the location of the settings.
     *
     * @param incoming a folder for unfinished files that no other process uses
     */
    public S3Storage(S3Address address, Path incoming) {
        this(address, new Spool(incoming));
    }

    S3Storage(S3Address address, Spool spool) {
        this.client = client(address);
        this.bucket = address.bucket();
        this.prefix = address.prefix();
        this.spool = spool;
    }

    private static S3Client client(S3Address address) {
        S3ClientBuilder builder = S3Client.builder()
                .httpClientBuilder(UrlConnectionHttpClient.builder()
                        .connectionTimeout(CONNECT)
                        .socketTimeout(SILENCE))
                .region(Region.of(address.region()))
                .forcePathStyle(address.pathStyle())
                .serviceConfiguration(
                        S3Configuration.builder().chunkedEncodingEnabled(false).build())
                .requestChecksumCalculation(RequestChecksumCalculation.WHEN_REQUIRED)
                .responseChecksumValidation(ResponseChecksumValidation.WHEN_REQUIRED);
        if (address.endpoint() != null) {
            builder.endpointOverride(address.endpoint());
        }
        return builder.build();
    }

    @Override
    public long put(ObjectKey key, InputStream content, long length) throws IOException {
        return spool.with(
                content,
                length,
                file -> call(() -> client.putObject(
                        request -> request.bucket(bucket).key(name(key)), RequestBody.fromFile(file))));
    }

    @Override
    public Optional<StoredContent> get(ObjectKey key, long from) {
        return call(() -> {
            try {
                ResponseInputStream<GetObjectResponse> content = client.getObject(request ->
                        request.bucket(bucket).key(name(key)).range(from == 0 ? null : "bytes=" + from + "-"));
                return Optional.of(
                        new StoredContent(content, from + content.response().contentLength()));
            } catch (NoSuchKeyException none) {
                return Optional.empty();
            }
        });
    }

    @Override
    public boolean exists(ObjectKey key) {
        return call(() -> {
            try {
                client.headObject(request -> request.bucket(bucket).key(name(key)));
                return true;
            } catch (NoSuchKeyException none) {
                return false;
            }
        });
    }

    @Override
    public void delete(ObjectKey key) {
        call(() -> client.deleteObject(request -> request.bucket(bucket).key(name(key))));
    }

    @Override
    public List<StoredName> list(UUID organization, String pathPrefix, @Nullable ObjectKey after, int limit) {
        if (pathPrefix.contains("..")) {
            // No valid name contains "..", and file-based services would resolve it to other organizations.
            return List.of();
        }
        String own = prefix + ObjectKey.root(organization);
        ListObjectsV2Request.Builder request = ListObjectsV2Request.builder()
                .bucket(bucket)
                .prefix(own + pathPrefix)
                .maxKeys(limit);
        if (after != null) {
            request.startAfter(name(after));
        }
        List<StoredName> names = new ArrayList<>();
        call(() -> client.listObjectsV2(request.build()))
                .contents()
                .forEach(object -> names.add(new StoredName(
                        new ObjectKey(organization, object.key().substring(own.length())), object.size())));
        return names;
    }

    /** Skips from one organization to the next, because some services do not support common prefixes below a prefix. */
    @Override
    public List<UUID> organizations() {
        String all = prefix + ObjectKey.ORGANIZATIONS;
        List<UUID> organizations = new ArrayList<>();
        for (String name = after(all, all); name != null; ) {
            String folder = name.substring(all.length()).replaceFirst("/.*", "");
            IdKind.ORGANIZATION.parse(folder).ifPresent(organizations::add);
            name = after(all, all + folder + AFTER_SLASH);
        }
        return organizations;
    }

    /** Returns the first name with a prefix after another name, or null. */
    private @Nullable String after(String all, String name) {
        return call(() -> client.listObjectsV2(request ->
                        request.bucket(bucket).prefix(all).startAfter(name).maxKeys(1)))
                .contents()
                .stream()
                .map(S3Object::key)
                .findFirst()
                .orElse(null);
    }

    @Override
    public Optional<String> identifier() {
        return call(() -> {
            try {
                return Optional.of(client.getObjectAsBytes(request -> request.bucket(bucket)
                                .key(prefix + IDENTIFIER)
                                .overrideConfiguration(override -> override.apiCallTimeout(COMPARE)))
                        .asString(StandardCharsets.UTF_8)
                        .strip());
            } catch (NoSuchKeyException none) {
                return Optional.empty();
            }
        });
    }

    @Override
    public void identify(String identifier) {
        call(() -> client.putObject(
                request -> request.bucket(bucket).key(prefix + IDENTIFIER),
                RequestBody.fromString(identifier + "\n", StandardCharsets.UTF_8)));
    }

    @Override
    public String location() {
        return "s3://" + bucket + "/" + prefix;
    }

    @Override
    public boolean isReachable() {
        try {
            client.headBucket(
                    request -> request.bucket(bucket).overrideConfiguration(override -> override.apiCallTimeout(LOOK)));
            return true;
        } catch (SdkException gone) {
            return false;
        }
    }

    private String name(ObjectKey key) {
        return prefix + key.full();
    }

    private static <T> T call(Supplier<T> call) {
        try {
            return call.get();
        } catch (SdkException failed) {
            throw StorageFault.of(failed);
        }
    }

    @Override
    public void close() {
        client.close();
    }
}
