package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.HttpBinding;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lets the last parameter of a path take all that follows where it is a path itself, such as that of a file. */
final class SpanSegments implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        Set<String> continued = continued(draft);
        List<Proposal> proposals = new ArrayList<>();
        draft.routes.byPath().forEach((key, routes) -> {
            PathTemplate path = routes.get(0).path();
            if (path.endsWithParameter() && path.last().literal().equals("{}") && !continued.contains(key)) {
                proposeFor(draft, routes, path.size() > 1, proposals);
            }
        });
        return proposals;
    }

    /** The paths below which other paths are described: what follows them means those. */
    private static Set<String> continued(Draft draft) {
        Set<String> continued = new LinkedHashSet<>();
        for (List<Route> routes : draft.routes.byPath().values()) {
            PathTemplate path = routes.get(0).path();
            for (int size = 1; size < path.size(); size++) {
                continued.add(path.prefix(size).key());
            }
        }
        return continued;
    }

    private void proposeFor(Draft draft, List<Route> routes, boolean below, List<Proposal> proposals) {
        String evidence = null;
        for (Route route : routes) {
            evidence = evidence == null ? evidence(draft, route, routes, below) : evidence;
        }
        for (Route route : routes) {
            String name = route.path().last().parameter();
            boolean told = !route.told().isEmpty()
                    || route.endpoint().binding() instanceof HttpBinding http && http.spanning() != null;
            if (evidence != null && name != null && !told) {
                proposals.add(proposal(new Change.Span(route.endpoint().id(), name), 75, evidence));
            }
        }
    }

    private static @Nullable String evidence(Draft draft, Route route, List<Route> routes, boolean below) {
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
            return "its example " + example + " holds a slash";
        }
        String pattern = text.pattern();
        if (pattern != null) {
            boolean excluded = pattern.contains("^/") || pattern.contains("^\\/");
            return pattern.indexOf('/') >= 0 && !excluded ? "its pattern allows a slash" : null;
        }
        List<String> words = Words.of(name);
        String last = words.isEmpty() ? "" : words.get(words.size() - 1);
        if (last.equals("path") || last.equals("filepath")) {
            return "it is called a path";
        }
        boolean put = routes.stream().anyMatch(other -> other.method().equals("PUT"));
        return below && put && last.equals("key") && words.size() == 1
                ? "clients put what they like under a key"
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
