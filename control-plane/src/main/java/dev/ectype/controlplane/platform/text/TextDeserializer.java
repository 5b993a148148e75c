package dev.ectype.controlplane.platform.text;

import java.util.function.Predicate;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;

/** Reads texts of request bodies and rejects those with characters that {@link PlainText} does not accept. */
public sealed class TextDeserializer extends StdScalarDeserializer<String> {
    private final Predicate<String> rule;

    /** Accepts texts of one line. */
    public TextDeserializer() {
        this(PlainText::accepts);
    }

    private TextDeserializer(Predicate<String> rule) {
        super(String.class);
        this.rule = rule;
    }

    @Override
    public String deserialize(JsonParser json, DeserializationContext context) {
        String text = StringDeserializer.instance.deserialize(json, context);
        if (text != null && !rule.test(text)) {
            throw new RejectedText(json);
        }
        return text;
    }

    /** Accepts texts of several lines too, for descriptions and certificates. */
    public static final class Multiline extends TextDeserializer {
        public Multiline() {
            super(PlainText::acceptsLines);
        }
    }
}
