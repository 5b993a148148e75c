package contents;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.json.Document;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class RawOperations extends ContentsStores {
    public RawOperations(RequestContext context) {
        super(context);
    }

    /** {@code PUT /raw/{bucket}/{key}}. Returns 200. */
    protected Reply<Void> putRaw(String bucket, String key, Body<Document> body) {
        keepContent(body);
        return noContent();
    }

    /** {@code GET /raw/{bucket}/{key}}. Returns 200 or 404. */
    protected Reply<byte[]> getRaw(String bucket, String key) {
        return content();
    }

    /** {@code DELETE /raw/{bucket}/{key}}. Returns 204 or 404. */
    protected Reply<Void> dropRaw(String bucket, String key) {
        forgetContent();
        return noContent();
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
