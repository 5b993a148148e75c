package hub;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class RegionOperations extends Operations {
    public RegionOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /regions/{region}/zones/{zone}/buckets/{name}}. Returns 200. */
    protected Reply<?> readBucket(String region, long zone, String name) {
        return answer();
    }

    /** {@code PUT /regions/{region}/zones/{zone}/buckets/{name}}. Returns 201. */
    protected Reply<?> putBucket(String region, long zone, String name, Body<Bucket> body) {
        return answer();
    }

    /** {@code GET /regions/{region}/buckets}. Returns 200. */
    protected Reply<?> listBuckets(String region) {
        return answer();
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
