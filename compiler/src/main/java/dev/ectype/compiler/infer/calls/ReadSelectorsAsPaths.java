package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Appends the name of a required query parameter to the path if the parameter selects one of several operations at the
 * path: {@code DELETE /files/{file}?labels} beside {@code DELETE /files/{file}} becomes
 * {@code DELETE /files/{file}/labels}.
 */
public final class ReadSelectorsAsPaths implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (List<OperationRoute> routes : List.copyOf(draft.routes.byPath().values())) {
            for (OperationRoute route : routes.size() > 1 ? routes : List.<OperationRoute>of()) {
                Parameter selector = isAtOwnPath(route) ? selector(route, routes) : null;
                if (selector != null) {
                    SegmentedPath path = route.path().then(new SegmentedPath.Segment(selector.name(), null));
                    ModelChange change =
                            new ModelChange.ReadAsRoute(route.endpoint().id(), route.method(), path, route.arguments());
                    String evidence = "only the required parameter " + selector.name() + " tells it apart from "
                            + route.method() + " " + route.path().key();
                    proposals.add(proposal(change, 80, evidence));
                }
            }
        }
        return proposals;
    }

    /** Returns the required query parameter that another operation with the same method and path lacks, or null. */
    private static @Nullable Parameter selector(OperationRoute route, List<OperationRoute> routes) {
        for (Parameter parameter : route.endpoint().parameters()) {
            boolean required = parameter.required() && parameter.in() == Parameter.In.QUERY;
            if (required && routes.stream().anyMatch(other -> isSame(route, other) && !declares(other, parameter))) {
                return parameter;
            }
        }
        return null;
    }

    /** Returns whether the path of the operation names objects, and no call is read as another path. */
    private static boolean isAtOwnPath(OperationRoute route) {
        String path = route.endpoint().binding().path();
        return path != null
                && !route.path().isEmpty()
                && route.path().key().equals(SegmentedPath.of(path).key());
    }

    private static boolean isSame(OperationRoute route, OperationRoute other) {
        return other != route
                && other.method().equals(route.method())
                && Objects.equals(
                        other.endpoint().binding().path(),
                        route.endpoint().binding().path());
    }

    private static boolean declares(OperationRoute route, Parameter parameter) {
        return route.endpoint().parameters().stream()
                .anyMatch(each -> each.in() == parameter.in() && each.name().equals(parameter.name()));
    }
}
