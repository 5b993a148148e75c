package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes an identifier of several path parameters, of which only the last identifies a resource.
 *
 * @param path the path that ends with the identifier
 * @param positions the positions of the qualifiers in the path
 */
record QualifiedName(SegmentedPath path, List<Integer> positions) {
    /** Parameter names for the form of a reply, which are no qualifiers. */
    private static final List<String> FORMATS =
            List.of("version", "apiversion", "locale", "lang", "language", "culture", "format");

    QualifiedName {
        positions = List.copyOf(positions);
    }

    /**
     * Returns the identifier with the most qualifiers in the paths of a resource, or null if there are no qualifiers.
     */
    static @Nullable QualifiedName of(ModelDraft draft, ResourceDraft resource) {
        QualifiedName longest = null;
        for (SegmentedPath item : resource.singleton || resource.parent != null
                ? List.<SegmentedPath>of()
                : resource.identifyingPaths()) {
            List<Integer> places = positions(draft, item);
            boolean longer = longest == null || places.size() > longest.positions.size();
            longest = longer && !places.isEmpty() ? new QualifiedName(item, places) : longest;
        }
        return longest;
    }

    /** Returns the positions of qualifiers. Below a bound parent, only parameters right before the identifier count. */
    private static List<Integer> positions(ModelDraft draft, SegmentedPath item) {
        List<Integer> places = new ArrayList<>();
        boolean below = false;
        for (int at = item.size() - 2; at >= 0; at--) {
            String parameter = item.segments().get(at).parameter();
            if (parameter != null && isBound(draft, item, parameter)) {
                below = true;
            } else if (parameter != null && !isFormat(item.segments().get(at))) {
                places.add(0, at);
            }
        }
        int end = item.size() - 1;
        return below ? places.stream().filter(at -> isRun(at, end, places)).toList() : places;
    }

    private static boolean isRun(int from, int end, List<Integer> places) {
        for (int at = from; at < end; at++) {
            if (!places.contains(at)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFormat(SegmentedPath.Segment segment) {
        return FORMATS.contains(NameWords.bare(Objects.requireNonNull(segment.parameter())))
                || segment.literal().equals("v{}");
    }

    private static boolean isBound(ModelDraft draft, SegmentedPath item, String parameter) {
        return draft.routes.at(item).stream()
                .anyMatch(route -> draft.isBound(route.endpoint().id(), parameter));
    }

    List<String> parameters() {
        return positions.stream()
                .map(at -> Objects.requireNonNull(path.segments().get(at).parameter()))
                .toList();
    }

    /** Returns the parameters of an operation for each qualifier, in order; empty texts for missing ones. */
    List<String> parametersOf(ModelDraft draft, OperationRoute route, ResourceName resource) {
        List<String> parameters = new ArrayList<>();
        int end = end(draft, route, resource);
        for (int place : positions) {
            String parameter = alike(route.path(), place, end);
            parameter = parameter == null ? named(route.path(), place, end) : parameter;
            boolean free = parameter != null && !draft.isBound(route.endpoint().id(), parameter);
            parameters.add(free && parameter != null ? parameter : "");
        }
        boolean creates = draft.role(route.endpoint().id()) instanceof Role.Create role
                && role.resource().equals(resource);
        return creates && parameters.stream().allMatch(String::isEmpty) ? inOrder(route.path()) : parameters;
    }

    /** Returns the position of the identifier in the path, or the path's size if there is none. */
    private static int end(ModelDraft draft, OperationRoute route, ResourceName resource) {
        EndpointId endpoint = route.endpoint().id();
        int end = route.path().size();
        for (int at = route.path().size() - 1; at >= 0; at--) {
            String parameter = route.path().segments().get(at).parameter();
            for (ParameterBinding binding : draft.parameterBindings(endpoint)) {
                end = binding.parameter().equals(parameter)
                                && binding.resource().equals(resource)
                        ? at
                        : end;
            }
        }
        return end;
    }

    /**
     * Returns the parameter at the same position of a path with the same beginning, or null. Its name does not matter.
     */
    private @Nullable String alike(SegmentedPath other, int place, int end) {
        boolean alike = place < end
                && other.prefix(place + 1).key().equals(path.prefix(place + 1).key());
        return alike ? other.segments().get(place).parameter() : null;
    }

    private @Nullable String named(SegmentedPath other, int place, int end) {
        String name =
                NameWords.bare(Objects.requireNonNull(path.segments().get(place).parameter()));
        for (int at = 0; at < end; at++) {
            String parameter = other.segments().get(at).parameter();
            if (parameter != null && NameWords.bare(parameter).equals(name)) {
                return parameter;
            }
        }
        return null;
    }

    /**
     * Returns the parameters of a creation path, one for each qualifier: {@code POST /orgs/{org}/repos}. Returns none
     * if the identifier's path has literals between its qualifiers.
     */
    private List<String> inOrder(SegmentedPath creationPath) {
        if (!isRun(positions.get(0), path.size() - 1, positions)) {
            return List.of();
        }
        List<String> parameters = new ArrayList<>();
        for (SegmentedPath.Segment segment : creationPath.segments()) {
            if (segment.parameter() != null) {
                parameters.add(segment.parameter());
            }
        }
        return parameters.size() == positions.size() ? parameters : List.of();
    }
}
