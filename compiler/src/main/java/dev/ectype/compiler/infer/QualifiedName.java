package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A name of several parts, of which all but the last name nothing themselves.
 *
 * @param path ends with the name
 * @param places where in the path the further parts stand
 */
record QualifiedName(PathTemplate path, List<Integer> places) {
    /** What says in which form something is spoken, and not of what. */
    private static final List<String> MANNERS =
            List.of("version", "apiversion", "locale", "lang", "language", "culture", "format");

    QualifiedName {
        places = List.copyOf(places);
    }

    /** The longest name by which paths tell the things of a group, or null where their identifier is all of it. */
    static @Nullable QualifiedName of(Draft draft, Sketch sketch) {
        QualifiedName longest = null;
        for (PathTemplate item :
                sketch.singleton || sketch.parent != null ? List.<PathTemplate>of() : sketch.itemNames()) {
            List<Integer> places = places(draft, item);
            boolean longer = longest == null || places.size() > longest.places.size();
            longest = longer && !places.isEmpty() ? new QualifiedName(item, places) : longest;
        }
        return longest;
    }

    /** What stands below something that is known is only named by what stands right before its own name. */
    private static List<Integer> places(Draft draft, PathTemplate item) {
        List<Integer> places = new ArrayList<>();
        boolean below = false;
        for (int at = item.size() - 2; at >= 0; at--) {
            String parameter = item.segments().get(at).parameter();
            if (parameter != null && isTied(draft, item, parameter)) {
                below = true;
            } else if (parameter != null && !isManner(item.segments().get(at))) {
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

    private static boolean isManner(PathTemplate.Segment segment) {
        return MANNERS.contains(Words.bare(Objects.requireNonNull(segment.parameter())))
                || segment.literal().equals("v{}");
    }

    private static boolean isTied(Draft draft, PathTemplate item, String parameter) {
        return draft.routes.at(item).stream()
                .anyMatch(route -> draft.isTied(route.endpoint().id(), parameter));
    }

    List<String> parameters() {
        return places.stream()
                .map(at -> Objects.requireNonNull(path.segments().get(at).parameter()))
                .toList();
    }

    /** The parameters of an operation that say the further parts, each at its place; empty where there is none. */
    List<String> saidBy(Draft draft, Route route, ResourceName resource) {
        List<String> said = new ArrayList<>();
        int end = end(draft, route, resource);
        for (int place : places) {
            String parameter = alike(route.path(), place, end);
            parameter = parameter == null ? named(route.path(), place, end) : parameter;
            boolean free = parameter != null && !draft.isTied(route.endpoint().id(), parameter);
            said.add(free && parameter != null ? parameter : "");
        }
        boolean makes = draft.role(route.endpoint().id()) instanceof Role.Create role
                && role.resource().equals(resource);
        return makes && said.stream().allMatch(String::isEmpty) ? inOrder(route.path()) : said;
    }

    /** Where the name of one begins, or the whole path where none is named. */
    private static int end(Draft draft, Route route, ResourceName resource) {
        EndpointId endpoint = route.endpoint().id();
        int end = route.path().size();
        for (int at = route.path().size() - 1; at >= 0; at--) {
            String parameter = route.path().segments().get(at).parameter();
            for (Tie tie : draft.ties(endpoint)) {
                end = tie.parameter().equals(parameter) && tie.resource().equals(resource) ? at : end;
            }
        }
        return end;
    }

    /** Paths that begin alike say the same in the same place, whatever they call it. */
    private @Nullable String alike(PathTemplate other, int place, int end) {
        boolean alike = place < end
                && other.prefix(place + 1).key().equals(path.prefix(place + 1).key());
        return alike ? other.segments().get(place).parameter() : null;
    }

    private @Nullable String named(PathTemplate other, int place, int end) {
        String name =
                Words.bare(Objects.requireNonNull(path.segments().get(place).parameter()));
        for (int at = 0; at < end; at++) {
            String parameter = other.segments().get(at).parameter();
            if (parameter != null && Words.bare(parameter).equals(name)) {
                return parameter;
            }
        }
        return null;
    }

    /**
     * What is made below as many things as its name has further parts is named by those: {@code POST /orgs/{org}/repos}.
     * Where the path of the name says of what kind they are, others are something else.
     */
    private List<String> inOrder(PathTemplate making) {
        if (!isRun(places.get(0), path.size() - 1, places)) {
            return List.of();
        }
        List<String> parameters = new ArrayList<>();
        for (PathTemplate.Segment segment : making.segments()) {
            if (segment.parameter() != null) {
                parameters.add(segment.parameter());
            }
        }
        return parameters.size() == places.size() ? parameters : List.of();
    }
}
