package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Creates sample request values from the description's examples, repaired if invalid, else from the types. */
public final class RequestSamples {
    private RequestSamples() {}

    /** Returns a body for the operation, preferably JSON; null if it takes none. */
    public static @Nullable RequestSample body(OperationPlan operation, FitContext context) {
        BodyPlan body = operation.body();
        if (body == null || body.media().isEmpty()) {
            return null;
        }
        MediaPlan media = preferred(body.media());
        Document example = media.examples().isEmpty() ? null : media.examples().get(0);
        return new RequestSample(media, Fitter.fitted(example, media.type(), context.towards(Direction.REQUEST)));
    }

    /** Returns a value for the parameter. */
    public static Document parameter(ParameterPlan parameter, FitContext context) {
        Document example =
                parameter.examples().isEmpty() ? null : parameter.examples().get(0);
        // The name of a parameter hints at its values like the name of a member.
        FitContext named = context.towards(Direction.REQUEST).instance(parameter.name(), context.id());
        return Fitter.fitted(example, parameter.type(), named);
    }

    private static MediaPlan preferred(List<MediaPlan> media) {
        for (MediaPlan each : media) {
            if (each.mediaType().toLowerCase(Locale.ROOT).contains("json")) {
                return each;
            }
        }
        return media.get(0);
    }
}
