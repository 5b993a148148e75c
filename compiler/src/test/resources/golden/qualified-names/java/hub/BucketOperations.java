package hub;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Bucket}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class BucketOperations extends HubStores {
    public BucketOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /regions/{region}/zones/{zone}/buckets/{name}}. Returns 200 or 404. */
    protected Reply<Bucket> readBucket(String region, long zone, String name) {
        return ok(buckets().of(region, zone).require(name));
    }

    /** {@code PUT /regions/{region}/zones/{zone}/buckets/{name}}. Returns 201. */
    protected Reply<Bucket> putBucket(String region, long zone, String name, Body<Bucket> body) {
        return created(buckets().of(region, zone).upsert(name, body));
    }

    /** {@code GET /regions/{region}/buckets}. Returns 200. */
    protected Reply<Page<Bucket>> listBuckets(String region) {
        return page(buckets().of(region, "").all());
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "readBucket" -> readBucket(pathText("region"), pathLong("zone"), pathText("name"));
            case "putBucket" -> putBucket(pathText("region"), pathLong("zone"), pathText("name"), body(Bucket.class));
            case "listBuckets" -> listBuckets(pathText("region"));
            default -> unknown(operation);
        };
    }
}
