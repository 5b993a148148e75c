package dev.ectype.controlplane.platform.form;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;
import org.apache.tomcat.util.http.fileupload.FileItemIterator;
import org.apache.tomcat.util.http.fileupload.FileItemStream;
import org.apache.tomcat.util.http.fileupload.FileUpload;
import org.apache.tomcat.util.http.fileupload.impl.InvalidContentTypeException;
import org.apache.tomcat.util.http.fileupload.servlet.ServletRequestContext;

/**
 * Holds the file of a form while it arrives. The servlet container would store the whole body before the form is checked.
 *
 * @param name the name of the file on the computer of the user
 * @param content the bytes, which are read from the connection
 */
public record FormFile(String name, InputStream content) {
    private static final int LONGEST_HEADER = 8192;

    /** The bytes that a form may have besides its file. */
    public static final long FRAME = 64L * 1024;

    /** Returns the file of a form; other fields before it are skipped. */
    public static FormFile of(HttpServletRequest request, String field) throws IOException {
        FileUpload form = new FileUpload();
        form.setPartHeaderSizeMax(LONGEST_HEADER);
        form.setHeaderEncoding("UTF-8");
        try {
            FileItemIterator parts = form.getItemIterator(new ServletRequestContext(request));
            while (parts.hasNext()) {
                FileItemStream part = parts.next();
                if (!part.isFormField() && field.equals(part.getFieldName())) {
                    return file(part, field);
                }
            }
        } catch (InvalidContentTypeException other) {
            throw new ServiceException(
                    ErrorCode.UNSUPPORTED_MEDIA_TYPE,
                    "Send the form as multipart/form-data, not " + Excerpt.of(String.valueOf(request.getContentType()))
                            + ".");
        } catch (IOException broken) {
            throw new InvalidRequest("The form is incomplete or malformed; send it again.");
        }
        throw missing(field);
    }

    private static FormFile file(FileItemStream part, String field) throws IOException {
        String name = part.getName();
        if (name == null || name.isBlank()) {
            throw missing(field);
        }
        return new FormFile(name, part.openStream());
    }

    private static InvalidRequest missing(String field) {
        return InvalidRequest.of(field, "notNull", "is missing; choose a file");
    }
}
