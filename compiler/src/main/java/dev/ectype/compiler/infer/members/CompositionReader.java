package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads the composition of each text member from one example of a resource. */
final class CompositionReader {
    private static final int LONGEST = 500;

    private final ResourceDraft resource;
    private final JsonObject example;
    private final List<ExampleName> names;
    private final LinkTemplates links;
    private final List<OperationRoute> creations;

    CompositionReader(ModelDraft draft, ResourceDraft resource, JsonObject example, LinkTemplates links) {
        this.resource = resource;
        this.example = example;
        this.names = ExampleName.of(example, resource.idMember);
        this.links = links;
        this.creations = CreationRoutes.routes(draft, resource);
    }

    /**
     * Returns the composition of a member's text, or null if the example shows none.
     *
     * @param isPublic whether a URL must keep the server of the example
     */
    @Nullable
    ComposedText of(String member, boolean isPublic) {
        String sample = example.member(member) instanceof JsonText text ? text.text() : "";
        boolean name =
                sample.isBlank() || sample.length() > LONGEST || sample.chars().anyMatch(Character::isWhitespace);
        if (name || names.stream().anyMatch(each -> each.text().equals(sample))) {
            return null;
        }
        LinkTemplates.Link link = links.link(sample);
        Map<Integer, Found> found = link == null ? words(sample) : linked(sample, link.slots());
        boolean served = link != null && link.absolute() && !isPublic;
        int from = served && link != null ? link.from() : 0;
        return found.isEmpty() ? null : new ComposedText(member, served, pieces(sample, from, found));
    }

    /** Returns whether the example has a member. */
    boolean has(String member) {
        return example.member(member) != null;
    }

    /** A value inside a text, from a member or from a path parameter. */
    private record Found(
            int to, @Nullable MemberPath member, @Nullable String parameter) {}

    /** Returns the value of each parameter in a URL, or nothing if one of them is unknown. */
    private Map<Integer, Found> linked(String sample, List<LinkTemplates.Slot> slots) {
        Map<Integer, Found> found = new TreeMap<>();
        for (LinkTemplates.Slot slot : slots) {
            Found value = value(sample.substring(slot.from(), slot.to()), slot);
            if (value == null) {
                return new TreeMap<>();
            }
            found.put(slot.from(), value);
        }
        return found;
    }

    private @Nullable Found value(String text, LinkTemplates.Slot slot) {
        String parameter = slot.parameter();
        boolean inCreationPath = !creations.isEmpty()
                && creations.stream().allMatch(route -> route.path().has(parameter));
        if (inCreationPath) {
            return new Found(slot.to(), null, parameter);
        }
        boolean own = parameter.equals(resource.idParameter());
        for (ExampleName name : names) {
            if (name.text().equals(text) && (name.isOwn() || !own)) {
                return new Found(slot.to(), name.member(), null);
            }
        }
        return own && resource.idMember != null
                ? new Found(slot.to(), MemberPath.of(String.valueOf(resource.idMember)), null)
                : null;
    }

    /** Returns the names inside a text, or nothing if none of them is a member of the example itself. */
    private Map<Integer, Found> words(String sample) {
        TreeMap<Integer, Found> found = new TreeMap<>();
        boolean own = false;
        int start = endOfHost(sample);
        for (ExampleName name : names) {
            int at = name.isWord() ? sample.indexOf(name.text(), start) : -1;
            while (at >= 0) {
                int end = at + name.text().length();
                if (isSeparate(sample, at, end) && isFree(found, at, end)) {
                    found.put(at, new Found(end, name.member(), null));
                    own |= name.isOwn();
                }
                at = sample.indexOf(name.text(), end);
            }
        }
        return own ? found : new TreeMap<>();
    }

    /** Returns the end of the host of a URL, or 0. A host is the same for all instances, even if it contains a name. */
    private static int endOfHost(String sample) {
        int scheme = sample.indexOf("://");
        int path = scheme < 0 ? 0 : sample.indexOf('/', scheme + 3);
        return path < 0 ? sample.length() : path;
    }

    private static boolean isSeparate(String sample, int from, int to) {
        return (from == 0 || !Character.isLetterOrDigit(sample.charAt(from - 1)))
                && (to == sample.length() || !Character.isLetterOrDigit(sample.charAt(to)));
    }

    private static boolean isFree(TreeMap<Integer, Found> found, int from, int to) {
        Map.Entry<Integer, Found> before = found.lowerEntry(to);
        return before == null || before.getValue().to() <= from;
    }

    private static List<ComposedText.Piece> pieces(String sample, int start, Map<Integer, Found> found) {
        List<ComposedText.Piece> pieces = new ArrayList<>();
        int from = start;
        for (Map.Entry<Integer, Found> entry : found.entrySet()) {
            Found value = entry.getValue();
            pieces.add(
                    new ComposedText.Piece(sample.substring(from, entry.getKey()), value.member(), value.parameter()));
            from = value.to();
        }
        if (from < sample.length()) {
            pieces.add(new ComposedText.Piece(sample.substring(from), null, null));
        }
        return pieces;
    }
}
