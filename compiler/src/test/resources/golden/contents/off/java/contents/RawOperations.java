package contents;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.json.Document;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class RawOperations extends Operations {
    public RawOperations(RequestContext context) {
        super(context);
    }

    /** {@code PUT /raw/{bucket}/{key}}. Returns 200. */
    protected Reply<?> putRaw(String bucket, String key, Body<Document> body) {
        return answer();
    }

    /** {@code GET /raw/{bucket}/{key}}. Returns 200. */
    protected Reply<?> getRaw(String bucket, String key) {
        return answer();
    }

    /** {@code DELETE /raw/{bucket}/{key}}. Returns 204. */
    protected Reply<?> dropRaw(String bucket, String key) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "putRaw" -> putRaw(pathText("bucket"), pathText("key"), body(Document.class));
            case "getRaw" -> getRaw(pathText("bucket"), pathText("key"));
            case "dropRaw" -> dropRaw(pathText("bucket"), pathText("key"));
            default -> unknown(operation);
        };
    }
}
