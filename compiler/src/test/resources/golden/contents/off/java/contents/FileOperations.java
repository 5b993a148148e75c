package contents;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.json.Document;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class FileOperations extends Operations {
    public FileOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /files}. Returns 201. */
    protected Reply<?> upload(Body<UploadBody> body) {
        return answer();
    }

    /** {@code GET /files}. Returns 200. */
    protected Reply<?> listFiles() {
        return answer();
    }

    /** {@code GET /files/{fileId}}. Returns 200. */
    protected Reply<?> readFile(String fileId) {
        return answer();
    }

    /** {@code DELETE /files/{fileId}}. Returns 204. */
    protected Reply<?> deleteFile(String fileId) {
        return answer();
    }

    /** {@code GET /files/{fileId}/content}. Returns 200. */
    protected Reply<?> download(String fileId) {
        return answer();
    }

    /** {@code PUT /files/{fileId}/content}. Returns 204. */
    protected Reply<?> overwrite(String fileId, Body<Document> body) {
        return answer();
    }

    /** {@code GET /files/{fileId}/thumbnail}. Returns 200. */
    protected Reply<?> thumbnail(String fileId) {
        return answer();
    }

    /** {@code PUT /files/{fileId}/thumbnail}. Returns 204. */
    protected Reply<?> setThumbnail(String fileId, Body<Document> body) {
        return answer();
    }

    /** {@code DELETE /files/{fileId}/thumbnail}. Returns 204. */
    protected Reply<?> dropThumbnail(String fileId) {
        return answer();
    }

    /** {@code GET /files/{fileId}/text}. Returns 200. */
    protected Reply<?> readText(String fileId) {
        return answer();
    }

    /** {@code PUT /files/{fileId}/text}. Returns 204. */
    protected Reply<?> writeText(String fileId, Body<Document> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "upload" -> upload(body(UploadBody.class));
            case "listFiles" -> listFiles();
            case "readFile" -> readFile(pathText("fileId"));
            case "deleteFile" -> deleteFile(pathText("fileId"));
            case "download" -> download(pathText("fileId"));
            case "overwrite" -> overwrite(pathText("fileId"), body(Document.class));
            case "thumbnail" -> thumbnail(pathText("fileId"));
            case "setThumbnail" -> setThumbnail(pathText("fileId"), body(Document.class));
            case "dropThumbnail" -> dropThumbnail(pathText("fileId"));
            case "readText" -> readText(pathText("fileId"));
            case "writeText" -> writeText(pathText("fileId"), body(Document.class));
            default -> unknown(operation);
        };
    }
}
