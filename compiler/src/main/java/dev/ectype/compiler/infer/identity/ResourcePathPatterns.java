package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads identifiers that are resource paths, {@code shelves/{shelf}/books/{book}}, and the request members that form
 * them.
 */
public final class ResourcePathPatterns {
    private static final String NAME = "name";
    private static final String PARENT = "parent";

    private final ModelDraft draft;
    private final ResourceDraft resource;
    private final List<List<String>> patterns;

    private ResourcePathPatterns(ModelDraft draft, ResourceDraft resource) {
        this.draft = draft;
        this.resource = resource;
        this.patterns =
                patterns(draft.shapes.core(resource.storedType()).notes().names());
    }

    public static ResourcePathPatterns of(ModelDraft draft, ResourceDraft resource) {
        return new ResourcePathPatterns(draft, resource);
    }

    /** Returns the style of such identifiers, or null if the member holds other values. */
    @Nullable
    IdStyle style(ObjectMember member) {
        if (!NameWords.bare(member.name()).equals(NAME) || !isText(member)) {
            return null;
        }
        ObjectShape request = creationRequest();
        ObjectMember parent = parentMember(request);
        if (patterns.isEmpty() && !(parent == null ? isParent(request) : isPlacing(request, parent))) {
            return null;
        }
        List<String> pattern = patterns.isEmpty() ? List.of(resource.literal(), "{}") : patterns.get(0);
        String collection = pattern.get(pattern.size() - 2);
        String above = String.join("/", pattern.subList(0, pattern.size() - 2)).replaceAll("\\{[^}]*}", "1");
        ObjectMember last = last(request, pattern);
        return new IdStyle.ResourcePath(
                above, collection, parent == null ? null : parent.name(), last == null ? null : last.name());
    }

    /** Returns whether every creation sends a parent: it is required, or the protocol has no required texts. */
    private boolean isPlacing(ObjectShape request, ObjectMember parent) {
        return parent.required()
                || request.members().values().stream().noneMatch(member -> member.required() && isText(member));
    }

    /** Returns whether the instances have no parent and other creations send one. */
    private boolean isParent(ObjectShape request) {
        return request != ObjectShape.EMPTY
                && draft.resources().stream()
                        .filter(other -> other != resource)
                        .map(other -> of(draft, other))
                        .anyMatch(ResourcePathPatterns::isPlacedByRequest);
    }

    private boolean isPlacedByRequest() {
        ObjectShape request = creationRequest();
        ObjectMember parent = parentMember(request);
        return parent != null && isPlacing(request, parent);
    }

    /** Returns whether a pattern describes the names. */
    boolean isDescribed() {
        return !patterns.isEmpty();
    }

    /** Returns the request member with the path of the parent, or null. */
    @Nullable
    public ObjectMember parentMember(ObjectShape request) {
        ObjectMember parent = text(request, PARENT);
        for (List<String> pattern : patterns) {
            for (int at = pattern.size() - 3; at > 0 && parent == null; at--) {
                parent = isVariable(pattern.get(at)) ? text(request, variable(pattern.get(at))) : null;
            }
        }
        return parent;
    }

    /** Returns the forms of the identifiers, {@code shelves/{}/books/{}}. */
    List<String> forms() {
        return patterns.stream().map(ResourcePathPatterns::form).toList();
    }

    /** Returns the forms of the parents' identifiers. */
    List<String> parentForms() {
        return patterns.stream()
                .map(pattern -> form(pattern.subList(0, pattern.size() - 2)))
                .toList();
    }

    private static String form(List<String> pattern) {
        return String.join("/", pattern).replaceAll("\\{[^}]*}", "{}");
    }

    private @Nullable ObjectMember last(ObjectShape request, List<String> pattern) {
        ObjectMember last = text(request, resource.noun() + "Id");
        return last == null ? text(request, variable(pattern.get(pattern.size() - 1)) + "Id") : last;
    }

    /** Returns the request of a creation call that embeds the instance beside other members. */
    private ObjectShape creationRequest() {
        for (OperationRoute create : CreationRoutes.routes(draft, resource)) {
            TypeRef body = Payloads.bodyType(create.endpoint());
            boolean whole = body == null
                    || draft.shapes.names(body).stream().anyMatch(draft.shapes.names(resource.storedType())::contains);
            if (!whole && PathlessCalls.isCall(create.endpoint().binding())) {
                return draft.shapes.shape(body);
            }
        }
        return ObjectShape.EMPTY;
    }

    private @Nullable ObjectMember text(ObjectShape request, String name) {
        ObjectMember member = request.like(name);
        return member != null && isText(member) ? member : null;
    }

    private boolean isText(ObjectMember member) {
        return draft.shapes.core(member.type()) instanceof TextType;
    }

    /** Returns the patterns that end with a collection and a variable. */
    private static List<List<String>> patterns(List<String> described) {
        List<List<String>> patterns = new ArrayList<>();
        for (String pattern : described) {
            List<String> parts = List.of(pattern.split("/"));
            boolean usual = parts.size() > 1
                    && isVariable(parts.get(parts.size() - 1))
                    && !isVariable(parts.get(parts.size() - 2));
            if (usual) {
                patterns.add(parts);
            }
        }
        return patterns;
    }

    private static boolean isVariable(String part) {
        return part.startsWith("{") && part.endsWith("}");
    }

    private static String variable(String part) {
        return part.substring(1, part.length() - 1);
    }
}
