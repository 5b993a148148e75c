package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds last path parameters that accept slashes, such as a file path, and makes them catch-all parameters. */
public final class FindCatchAllParameters implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Set<String> continued = continued(draft);
        List<Proposal> proposals = new ArrayList<>();
        draft.routes.byPath().forEach((key, routes) -> {
            SegmentedPath path = routes.get(0).path();
            if (path.endsWithParameter() && path.last().literal().equals("{}") && !continued.contains(key)) {
                proposeFor(draft, routes, path.size() > 1, proposals);
            }
        });
        return proposals;
    }

    /** Returns the paths that are prefixes of other paths; a longer request path belongs to one of them. */
    private static Set<String> continued(ModelDraft draft) {
        Set<String> continued = new LinkedHashSet<>();
        for (List<OperationRoute> routes : draft.routes.byPath().values()) {
            SegmentedPath path = routes.get(0).path();
            for (int size = 1; size < path.size(); size++) {
                continued.add(path.prefix(size).key());
            }
        }
        return continued;
    }

    private void proposeFor(ModelDraft draft, List<OperationRoute> routes, boolean below, List<Proposal> proposals) {
        String evidence = null;
        for (OperationRoute route : routes) {
            evidence = evidence == null ? evidence(draft, route, routes, below) : evidence;
        }
        for (OperationRoute route : routes) {
            String name = route.path().last().parameter();
            boolean excluded =
                    !route.arguments().isEmpty() || route.endpoint().binding().catchAllParameter() != null;
            if (evidence != null && name != null && !excluded) {
                proposals.add(proposal(
                        new EndpointChange.SetCatchAllParameter(route.endpoint().id(), name), 75, evidence));
            }
        }
    }

    private static @Nullable String evidence(
            ModelDraft draft, OperationRoute route, List<OperationRoute> routes, boolean below) {
        String name = route.path().last().parameter();
        Parameter parameter = name == null ? null : route.pathParameter(name);
        if (name == null
                || parameter == null
                || !(draft.shapes.core(parameter.type()) instanceof TextType text)
                || text.format() != null) {
            return null;
        }
        String example = slashed(parameter.examples(), parameter.type(), text);
        if (example != null) {
            return "its example " + example + " contains a slash";
        }
        String pattern = text.pattern();
        if (pattern != null) {
            boolean excluded = pattern.contains("^/") || pattern.contains("^\\/");
            return pattern.indexOf('/') >= 0 && !excluded ? "its pattern allows a slash" : null;
        }
        List<String> words = NameWords.of(name);
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        if (last.equals("path") || last.equals("filepath")) {
            return "its name ends in path";
        }
        boolean put = routes.stream().anyMatch(other -> other.method().equals("PUT"));
        return below && put && last.equals("key") && words.size() == 1
                ? "PUT accepts any key that the client chooses"
                : null;
    }

    private static @Nullable String slashed(List<JsonValue> examples, TypeRef type, TypeRef core) {
        List<JsonValue> all = new ArrayList<>(examples);
        all.addAll(type.notes().examples());
        all.addAll(core.notes().examples());
        for (JsonValue example : all) {
            boolean slashed = example instanceof JsonText text
                    && text.text().indexOf('/') > 0
                    && !text.text().contains("://");
            if (slashed && example instanceof JsonText text) {
                return text.text();
            }
        }
        return null;
    }
}
