package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Writes replies in one of the media types of an operation. */
public final class ReplyFormat {
    private final MediaPlan media;
    private final Schema usual;
    private final HeaderField contentType;
    private final ReplyItems items;
    private final @Nullable TextNotation notation;
    private final String essence;

    /**
     * Creates the format of a media type.
     *
     * @param usual the type of the values in the default media type
     * @param projection the state in the replies
     */
    ReplyFormat(MediaPlan media, Schema usual, ProjectionPlan projection) {
        this.media = media;
        this.usual = usual;
        this.contentType = ContentTypes.of(media.mediaType());
        this.items = new ReplyItems(projection, media);
        this.notation = TextNotation.of(media, items);
        this.essence = FormatNegotiation.essence(ContentTypes.concrete(media.mediaType()));
    }

    String essence() {
        return essence;
    }

    boolean isStream() {
        return TextNotation.isStream(essence);
    }

    /** Copies a JSON reply and converts its body to this format. */
    public void replace(ReplyBuffer json, FitContext context, ReplyBuffer reply) {
        reply.status(json.status());
        for (int index = 0; index < json.headerCount(); index++) {
            boolean type = json.headerAt(index).name().equals("content-type");
            reply.header(type ? contentType : json.headerAt(index));
        }
        if (json.bodyTo() > json.bodyFrom()) {
            byte[] body = Arrays.copyOfRange(json.bodyArray(), json.bodyFrom(), json.bodyTo());
            byte[] text = text(Json.parse(body), context).getBytes(StandardCharsets.UTF_8);
            reply.body(text, 0, text.length);
        }
    }

    private String text(Document value, FitContext context) {
        boolean exampleOnly = notation == null || essence.equals("text/plain");
        if (exampleOnly && !media.examples().isEmpty()) {
            return media.examples().get(0).text();
        }
        if (notation == null) {
            return Fitter.sample(media.type(), context).text();
        }
        return notation.write(fitted(value, context), media.type());
    }

    /** Converts the value to this format's type. For a stream, converts each item if the type describes an item. */
    private Document fitted(Document value, FitContext context) {
        Schema type = media.type();
        if (type.equals(usual) || SchemaShape.bare(type) instanceof TextSchema) {
            return value;
        }
        if (!isStream() || SchemaShape.bare(type) instanceof ArraySchema) {
            return Fitter.fitted(value, type, context);
        }
        JsonWriter out = new JsonWriter(1024).beginArray();
        for (Document each : items.of(value)) {
            out.value(Fitter.fitted(each, type, context));
        }
        return out.endArray().toDocument();
    }
}
