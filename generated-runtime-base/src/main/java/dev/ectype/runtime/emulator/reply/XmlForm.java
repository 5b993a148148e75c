package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.emulator.xml.XmlWriter;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.UnionSchema;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Turns replies into XML, where that is the only form or the one that a client prefers. */
final class XmlForm {
    private final Schema type;
    private final HeaderField contentType;
    private final @Nullable String usual;
    private final String essence;

    private XmlForm(MediaPlan media, @Nullable String usual) {
        this.type = media.type();
        this.contentType = ContentTypes.of(media.mediaType());
        this.usual = usual;
        this.essence = essence(media.mediaType());
    }

    /** Null for operations that never answer in XML. */
    static @Nullable XmlForm of(ReplyPlan plan) {
        MediaPlan media = plan.media();
        if (media != null && isXml(media)) {
            return new XmlForm(media, null);
        }
        for (MediaPlan other : plan.others()) {
            if (media != null && Negotiation.isXml(essence(other.mediaType()))) {
                return new XmlForm(other, essence(media.mediaType()));
            }
        }
        return null;
    }

    /** Whether it is a value written in XML, and not just some text. */
    static boolean isXml(MediaPlan media) {
        return Negotiation.isXml(essence(media.mediaType())) && isStructured(media.type());
    }

    private static String essence(String mediaType) {
        int semicolon = mediaType.indexOf(';');
        return (semicolon < 0 ? mediaType : mediaType.substring(0, semicolon))
                .strip()
                .toLowerCase(Locale.ROOT);
    }

    private static boolean isStructured(Schema type) {
        Schema bare = Shape.bare(type);
        return Shape.object(type) != null || bare instanceof ArraySchema || bare instanceof UnionSchema;
    }

    boolean isWanted(Arguments arguments) {
        return usual == null || Negotiation.prefers(arguments.source().request().header("accept"), essence, usual);
    }

    /** Gives a reply what another has, with its body as XML. */
    void replace(ReplyBuffer usualReply, ReplyBuffer reply) {
        reply.status(usualReply.status());
        for (int index = 0; index < usualReply.headerCount(); index++) {
            boolean type = usualReply.headerAt(index).name().equals("content-type");
            reply.header(type ? contentType : usualReply.headerAt(index));
        }
        if (usualReply.bodyTo() > usualReply.bodyFrom()) {
            byte[] body = Arrays.copyOfRange(usualReply.bodyArray(), usualReply.bodyFrom(), usualReply.bodyTo());
            byte[] xml = XmlWriter.write(Json.parse(body), type).getBytes(StandardCharsets.UTF_8);
            reply.body(xml, 0, xml.length);
        }
    }
}
