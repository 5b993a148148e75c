package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/** Creates values that a type allows. */
public final class Fitter {
    private Fitter() {}

    /**
     * Writes a value of the target type. Valid parts of the source stay and the rest is repaired. Missing members come
     * from defaults, from examples or from the type itself.
     */
    public static void fit(@Nullable Document source, Schema target, FitContext context, JsonWriter out) {
        new FitSession(context, out).write(source, target, FitPosition.root(context, source == null));
    }

    /** Returns the result of {@link #fit} as a document. */
    public static Document fitted(@Nullable Document source, Schema target, FitContext context) {
        JsonWriter out = new JsonWriter();
        fit(source, target, context, out);
        return out.toDocument();
    }

    /** Creates a value of the type without a source. */
    public static Document sample(Schema target, FitContext context) {
        return fitted(null, target, context);
    }
}
