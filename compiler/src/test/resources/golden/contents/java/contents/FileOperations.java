package contents;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.json.Document;

/** The operations on {@link File}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class FileOperations extends ContentsStores {
    public FileOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /files}. Returns 201 or 409. */
    protected Reply<File> upload(Body<NewFile> body) {
        return created(files().insert(body));
    }

    /** {@code GET /files}. Returns 200. */
    protected Reply<Page<File>> listFiles() {
        return page(files().all());
    }

    /** {@code GET /files/{fileId}}. Returns 200 or 404. */
    protected Reply<File> readFile(String fileId) {
        return ok(files().require(fileId));
    }

    /** {@code DELETE /files/{fileId}}. Returns 204 or 404. */
    protected Reply<Void> deleteFile(String fileId) {
        files().remove(files().require(fileId));
        return noContent();
    }

    /** {@code GET /files/{fileId}/content}. Returns 200 or 404. */
    protected Reply<byte[]> download(String fileId) {
        return content(files().require(fileId));
    }

    /** {@code PUT /files/{fileId}/content}. Returns 204 or 404. */
    protected Reply<Void> overwrite(String fileId, Body<Document> body) {
        files().keepContent(files().require(fileId), body);
        return noContent();
    }

    /** {@code GET /files/{fileId}/thumbnail}. Returns 200 or 404. */
    protected Reply<byte[]> thumbnail(String fileId) {
        return content(files().require(fileId), "thumbnail");
    }

    /** {@code PUT /files/{fileId}/thumbnail}. Returns 204 or 404. */
    protected Reply<Void> setThumbnail(String fileId, Body<Document> body) {
        files().keepContent(files().require(fileId), "thumbnail", body);
        return noContent();
    }

    /** {@code DELETE /files/{fileId}/thumbnail}. Returns 204 or 404. */
    protected Reply<Void> dropThumbnail(String fileId) {
        files().forgetContent(files().require(fileId), "thumbnail");
        return noContent();
    }

    /** {@code GET /files/{fileId}/text}. Returns 200 or 404. */
    protected Reply<byte[]> readText(String fileId) {
        return content(files().require(fileId), "text");
    }

    /** {@code PUT /files/{fileId}/text}. Returns 204 or 404. */
    protected Reply<Void> writeText(String fileId, Body<Document> body) {
        files().keepContent(files().require(fileId), "text", body);
        return noContent();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "upload" -> upload(body(NewFile.class));
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
