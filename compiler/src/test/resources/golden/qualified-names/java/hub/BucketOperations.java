package hub;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Bucket}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class BucketOperations extends Operations {
    public BucketOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /regions/{region}/zones/{zone}/buckets/{name}}. Returns 200; errors 400, 404. */
    protected Reply<Bucket> readBucket(String region, long zone, String name) {
        return ok(buckets().of(region, zone).require(name));
    }

    /** {@code PUT /regions/{region}/zones/{zone}/buckets/{name}}. Returns 201; errors 400, 415. */
    protected Reply<Bucket> putBucket(String region, long zone, String name, Body<Bucket> body) {
        return created(buckets().of(region, zone).upsert(name, body));
    }

    /** {@code GET /regions/{region}/buckets}. Returns 200; errors 400. */
    protected Reply<Page<Bucket>> listBuckets(String region) {
        return page(buckets().of(region, "").all());
    }

    protected Store<Bucket> buckets() {
        return store(Bucket.RESOURCE);
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
