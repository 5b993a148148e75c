package hub;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class RegionOperations extends Operations {
    public RegionOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /regions/{region}/zones/{zone}/buckets/{name}}. Answers 200, or 400. */
    protected Reply<?> readBucket(String region, long zone, String name) {
        return answer();
    }

    /** {@code PUT /regions/{region}/zones/{zone}/buckets/{name}}. Answers 201, or 400, 415. */
    protected Reply<?> putBucket(String region, long zone, String name, Body<Bucket> body) {
        return answer();
    }

    /** {@code GET /regions/{region}/buckets}. Answers 200, or 400. */
    protected Reply<?> listBuckets(String region) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> readBucket(pathText("region"), pathLong("zone"), pathText("name"));
            case 1 -> putBucket(pathText("region"), pathLong("zone"), pathText("name"), body(Bucket.class));
            case 2 -> listBuckets(pathText("region"));
            default -> unknown(operation);
        };
    }
}
