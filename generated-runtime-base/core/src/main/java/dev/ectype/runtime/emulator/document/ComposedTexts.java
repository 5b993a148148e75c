package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.route.PercentCodec;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.resource.CompositionPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Updates text members that are composed of other values of the document, such as URLs. */
public final class ComposedTexts {
    private static final Pattern ADDRESS = Pattern.compile("(?:[a-z][a-z0-9+.-]*:/)?/.*");

    private final ResourceShape shape;
    private final Function<String, @Nullable String> parameters;

    /**
     * Creates the composer of a resource.
     *
     * @param parameters returns the value of a request parameter, or null
     */
    public ComposedTexts(ResourceShape shape, Function<String, @Nullable String> parameters) {
        this.shape = shape;
        this.parameters = parameters;
    }

    /** Composes the texts of a new document that no request created. */
    public static byte[] composed(ResourceShape shape, byte[] document, @Nullable Document sent) {
        return shape.plan().compositions().isEmpty()
                ? document
                : new ComposedTexts(shape, parameter -> null).composed(document, sent);
    }

    /** Composes the texts of a new document that the client did not send. */
    public byte[] composed(byte[] document, @Nullable Document sent) {
        Document made = Json.parse(document);
        Map<String, Document> texts = new LinkedHashMap<>();
        for (CompositionPlan plan : shape.plan().compositions()) {
            boolean open = sent == null || sent.member(plan.member()) == null;
            String text = open ? text(plan, made) : null;
            if (text != null) {
                texts.put(plan.member(), Document.of(text));
            }
        }
        return with(made, document, texts);
    }

    /** Recomposes the texts of a changed document, unless the client sent them or the old texts were not composed. */
    public byte[] recomposed(Document before, byte[] document, @Nullable Document sent) {
        Document after = Json.parse(document);
        Map<String, Document> texts = new LinkedHashMap<>();
        for (CompositionPlan plan : shape.plan().compositions()) {
            boolean open = sent == null || sent.member(plan.member()) == null;
            Document old = open ? before.member(plan.member()) : null;
            boolean follows = old != null && old.isString() && old.text().equals(text(plan, before));
            String text = follows ? text(plan, after) : null;
            if (text != null && old != null && !text.equals(old.text())) {
                texts.put(plan.member(), Document.of(text));
            }
        }
        return with(after, document, texts);
    }

    private byte[] with(Document document, byte[] bytes, Map<String, Document> texts) {
        texts.entrySet().removeIf(entry -> {
            MemberSchema member = SchemaShape.member(shape.type(), entry.getKey());
            return member == null || !Validator.allows(member.type(), entry.getValue(), Direction.STORED);
        });
        if (texts.isEmpty()) {
            return bytes;
        }
        ObjectEdit edit = ObjectEdit.of(document);
        texts.forEach(edit::set);
        return edit.toDocument().toBytes();
    }

    /** Returns the composed text, or null if one of its values is unknown. */
    private @Nullable String text(CompositionPlan plan, Document document) {
        StringBuilder text = new StringBuilder(plan.served() ? ServerLinks.HERE : "");
        boolean address = ADDRESS.matcher(plan.pieces().get(0).text()).matches();
        for (CompositionPlan.Piece piece : plan.pieces()) {
            text.append(piece.text());
            if (piece.member() != null || piece.parameter() != null) {
                String value = value(piece, document);
                if (value == null || value.isEmpty()) {
                    return null;
                }
                text.append(address ? PercentCodec.encode(value) : value);
            }
        }
        return text.toString();
    }

    private @Nullable String value(CompositionPlan.Piece piece, Document document) {
        if (piece.member() == null) {
            return piece.parameter() == null ? null : parameters.apply(piece.parameter());
        }
        Document value = document.at(piece.member());
        boolean scalar = value != null && (value.isString() || value.isNumber());
        return scalar && value != null ? value.text() : null;
    }
}
