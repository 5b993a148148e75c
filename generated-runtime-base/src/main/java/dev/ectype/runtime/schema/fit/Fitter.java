package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/** Makes values that a type allows. */
public final class Fitter {
    private Fitter() {}

    /**
     * Writes a value of the target type: what of the source is valid there stays, the rest is repaired, and what is
     * missing comes from defaults, examples and, at last, the type itself.
     */
    public static void fit(@Nullable Document source, Schema target, FitContext context, JsonWriter out) {
        new FitSession(context, out).write(source, target, FitPosition.root(context, source == null));
    }

    /** As {@link #fit}, read back. */
    public static Document fitted(@Nullable Document source, Schema target, FitContext context) {
        JsonWriter out = new JsonWriter();
        fit(source, target, context, out);
        return out.toDocument();
    }

    /** A value of the type, made from nothing. */
    public static Document sample(Schema target, FitContext context) {
        return fitted(null, target, context);
    }
}
