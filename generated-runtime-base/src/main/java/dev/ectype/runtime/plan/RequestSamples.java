package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Makes what a client could send: the description's own examples, repaired where they lie, else values of the types. */
public final class RequestSamples {
    private RequestSamples() {}

    /** A body for the operation, as JSON where that is among its representations; null when it takes none. */
    public static @Nullable RequestSample body(OperationPlan operation, FitContext context) {
        BodyPlan body = operation.body();
        if (body == null || body.media().isEmpty()) {
            return null;
        }
        MediaPlan media = preferred(body.media());
        Document example = media.examples().isEmpty() ? null : media.examples().get(0);
        return new RequestSample(media, Fitter.fitted(example, media.type(), context.towards(Direction.REQUEST)));
    }

    /** A value for the parameter. */
    public static Document parameter(ParameterPlan parameter, FitContext context) {
        Document example =
                parameter.examples().isEmpty() ? null : parameter.examples().get(0);
        // The name of a parameter tells as much about its values as that of a member.
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
