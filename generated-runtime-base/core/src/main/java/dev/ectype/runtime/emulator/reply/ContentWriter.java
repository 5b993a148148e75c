package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.content.ContentTypes;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.MediaRange;
import dev.ectype.runtime.emulator.route.PercentCodec;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes stored contents as responses, with their media type and file name. */
final class ContentWriter {
    static final String DISPOSITION = "content-disposition";

    private final String described;
    private final boolean declaresDisposition;
    private final boolean isDownload;

    ContentWriter(ReplyPlan plan) {
        MediaPlan media = plan.media();
        described = media == null ? "*/*" : media.mediaType();
        declaresDisposition = plan.headers().stream().anyMatch(header -> isDisposition(header.name()));
        isDownload = declaresDisposition
                || plan.projection() instanceof ProjectionPlan.Content content && content.attachment();
    }

    static boolean isDisposition(String header) {
        return header.toLowerCase(Locale.ROOT).equals(DISPOSITION);
    }

    /** Writes the content with its own media type if the description allows it. */
    void write(ReplyContent.Content content, Arguments arguments, ReplyBuffer reply) {
        String mediaType = content.mediaType() == null ? "application/octet-stream" : content.mediaType();
        String text = new String(content.bytes(), StandardCharsets.UTF_8);
        String accept = arguments.source().request().header("accept");
        boolean quoted = ContentTypes.of(described).value().contains("json")
                && !described.contains("*")
                && text.indexOf('\ufffd') < 0
                && (accept == null || accept.contains("json") || accept.contains("*"));
        if (quoted) {
            reply.header(ContentTypes.of(described)).append(Document.of(text).literal());
            return;
        }
        boolean isAllowed = described.contains("json") || MediaRange.holds(described, mediaType);
        String concrete = described.contains("*") ? "application/octet-stream" : described;
        reply.header(ContentTypes.of(isAllowed ? mediaType : concrete));
        disposition(content.fileName(), reply);
        reply.body(content.bytes(), 0, content.bytes().length);
    }

    private void disposition(@Nullable String fileName, ReplyBuffer reply) {
        if (fileName != null && !fileName.isEmpty()) {
            reply.header(DISPOSITION, (isDownload ? "attachment" : "inline") + named(fileName));
        } else if (declaresDisposition) {
            reply.header(DISPOSITION, "attachment");
        }
    }

    /** Returns the file name parameters: quoted ASCII, and UTF-8 for names that ASCII cannot express. */
    private static String named(String fileName) {
        StringBuilder plain = new StringBuilder();
        fileName.codePoints().forEach(letter -> {
            boolean printable = letter >= ' ' && letter < 0x7f;
            plain.append(letter == '"' || letter == '\\' ? "\\" : "").appendCodePoint(printable ? letter : '_');
        });
        boolean isAscii = fileName.codePoints().allMatch(letter -> letter >= ' ' && letter < 0x7f);
        return "; filename=\"" + plain + '"' + (isAscii ? "" : "; filename*=UTF-8''" + PercentCodec.encode(fileName));
    }
}
