package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.plan.EncodingPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the members and files of a form with their described encodings. */
final class FormReader {
    /** The file name that browsers send for nameless contents. */
    private static final String NAMELESS = "blob";

    private static final int LONGEST_TEXT = 1 << 16;

    private final MediaPlan media;
    private final List<Problem.Detail> errors;
    private final FormTree root = new FormTree();
    private final List<ContentPart> files = new ArrayList<>(0);

    FormReader(MediaPlan media, List<Problem.Detail> errors) {
        this.media = media;
        this.errors = errors;
    }

    /** Returns the form as a document, without validation. */
    Document document() {
        Document form = root.isEmpty() ? Document.EMPTY_OBJECT : root.toDocument(media.type());
        return FormDefaults.filled(form, media.type());
    }

    /** Returns the uploaded files, the most certain ones first. */
    List<ContentPart> files() {
        files.sort(Comparator.comparingInt(this::certainty));
        return files;
    }

    FormReader read(NameValuePairs pairs) {
        for (int at = 0; at < pairs.size(); at++) {
            value(pairs.name(at), pairs.value(at), null);
        }
        return this;
    }

    FormReader read(List<ContentPart> parts) {
        for (ContentPart part : parts) {
            Schema type = item(described(part.name()));
            if (isFile(part, type)) {
                file(part, type);
            } else {
                value(part.name(), TextEncoding.decode(part.content(), part.mediaType()), part.mediaType());
            }
        }
        return this;
    }

    private void value(String name, String text, @Nullable String sent) {
        EncodingPlan encoding = media.encodings().get(top(name));
        String mediaType = sent != null || encoding == null ? sent : encoding.contentType();
        if (mediaType != null && MediaTypes.isJson(MediaTypes.essence(mediaType))) {
            json(name, text);
            return;
        }
        String separator = encoding == null ? null : separator(encoding);
        boolean listed = separator != null && SchemaShape.bare(described(name)) instanceof ArraySchema;
        if (listed && separator != null && !text.isEmpty()) {
            for (String element : text.split(Pattern.quote(separator), -1)) {
                nodeOf(name).addText(element);
            }
        } else {
            nodeOf(name).addText(text);
        }
    }

    private void json(String name, String text) {
        try {
            nodeOf(name).addDocument(Json.parse(text.getBytes(StandardCharsets.UTF_8), JsonLimits.REQUEST));
        } catch (MalformedJson malformed) {
            errors.add(new Problem.Detail("body/" + name, "format", "is not JSON: " + malformed.getMessage()));
        }
    }

    /** Returns the separator of array elements within one value, or null if each element has its own value. */
    private static @Nullable String separator(EncodingPlan encoding) {
        if (encoding.explode() || encoding.style() == null) {
            return null;
        }
        return switch (encoding.style()) {
            case "spaceDelimited" -> " ";
            case "pipeDelimited" -> "|";
            case "form" -> ",";
            default -> null;
        };
    }

    private static boolean isFile(ContentPart part, Schema type) {
        Schema bare = SchemaShape.bare(type);
        boolean open = bare instanceof AnySchema || SchemaShape.isFreeText(bare);
        return isBinary(bare) || part.fileName() != null && open;
    }

    /** Ranks files: parts described as binary first, then parts with a file name. */
    private int certainty(ContentPart part) {
        if (isBinary(SchemaShape.bare(item(described(part.name()))))) {
            return 0;
        }
        return NAMELESS.equals(part.fileName()) ? 2 : 1;
    }

    private static boolean isBinary(Schema bare) {
        return bare instanceof TextSchema text && "binary".equals(text.format());
    }

    /** Adds a file. Its member contains the file's text if it is a short text, else its name. */
    private void file(ContentPart part, Schema type) {
        checkMediaType(part);
        files.add(new ContentPart(top(part.name()), part.fileName(), part.mediaType(), part.content()));
        boolean small = part.content().size() <= LONGEST_TEXT && !isBinary(SchemaShape.bare(type));
        String text = small ? part.content().text() : "";
        String fileName = part.fileName() == null ? "" : part.fileName();
        String value = small && text.indexOf('\ufffd') < 0 ? text : fileName;
        nodeOf(part.name()).addDocument(Document.of(value));
    }

    /** Checks that the known media type of a file matches its described types. */
    private void checkMediaType(ContentPart part) {
        EncodingPlan encoding = media.encodings().get(top(part.name()));
        String described = encoding == null ? null : encoding.contentType();
        String sent = part.mediaType() == null ? "" : MediaTypes.essence(part.mediaType());
        if (described == null || sent.isEmpty() || sent.equals("application/octet-stream")) {
            return;
        }
        for (String each : described.split(",", -1)) {
            if (MediaRange.holds(each.strip(), sent)) {
                return;
            }
        }
        errors.add(new Problem.Detail(
                "body/" + part.name(), "mediaType", "expected content of " + described + ", found " + sent));
    }

    /** Returns the node of a name. Brackets separate levels unless a described member has that name. */
    private FormTree nodeOf(String name) {
        return SchemaShape.member(media.type(), name) == null ? root.at(bracketed(name)) : root.child(name);
    }

    /** Rewrites a dotted name with brackets if only the nested member is described. */
    private String bracketed(String name) {
        int dot = name.indexOf('.');
        if (dot <= 0 || SchemaShape.member(media.type(), name) != null) {
            return name;
        }
        MemberSchema head = SchemaShape.member(media.type(), top(name.substring(0, dot)));
        boolean nested = head != null && !(SchemaShape.bare(head.type()) instanceof TextSchema);
        return nested ? name.replaceAll("\\.([^.\\[\\]]+)", "[$1]") : name;
    }

    /** Returns the type at a name. */
    private Schema described(String name) {
        MemberSchema whole = SchemaShape.member(media.type(), name);
        if (whole != null) {
            return whole.type();
        }
        String spread = bracketed(name);
        Schema at = member(media.type(), top(spread));
        int open = spread.indexOf('[');
        while (open > 0 && spread.indexOf(']', open) > 0) {
            int close = spread.indexOf(']', open);
            Schema item = item(at);
            at = item != at ? item : member(at, spread.substring(open + 1, close));
            open = spread.indexOf('[', close);
        }
        return at;
    }

    /** Returns the element type of an array, or any other type itself. */
    private static Schema item(Schema type) {
        return SchemaShape.bare(type) instanceof ArraySchema array ? array.items() : type;
    }

    private static Schema member(Schema type, String name) {
        MemberSchema member = SchemaShape.member(type, name);
        Schema open = SchemaShape.bare(type) instanceof ObjectSchema object ? object.additional() : AnySchema.ANY;
        return member == null ? open : member.type();
    }

    private static String top(String name) {
        int open = name.indexOf('[');
        return open <= 0 ? name : name.substring(0, open);
    }
}
