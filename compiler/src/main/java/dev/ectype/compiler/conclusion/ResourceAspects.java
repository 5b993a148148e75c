package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.infer.draft.DerivedMembersText;
import dev.ectype.compiler.infer.draft.IdStyleText;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.Flag;
import dev.ectype.compiler.ir.resource.Qualifier;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;

/** Describes everything that inference understood of one resource. */
final class ResourceAspects {
    private ResourceAspects() {}

    static Aspects of(Resource resource) {
        return new Aspects()
                .with("type", type(resource.type()))
                .with("type when deleted", resource.tombstone() == null ? null : type(resource.tombstone()))
                .with("identifier", String.join(".", resource.identity().path().names()))
                .list(
                        "members of the server",
                        resource.identity().companions().stream()
                                .map(each -> each.member() + " " + RoleAspects.lower(each.kind()))
                                .toList())
                .list("lookup keys", resource.identity().keys())
                .with("identifier style", IdStyleText.words(resource.identity().style()))
                .list(
                        "qualifiers",
                        resource.identity().qualifiers().stream()
                                .map(Qualifier::words)
                                .toList())
                .with("parent", resource.parent())
                .when(resource.singleton(), "singleton")
                .when(resource.seeded(), "initial instances")
                .when(resource.identity().mentioned(), "added when mentioned")
                .with("examples", examples(resource.type()))
                .with("states", resource.lifecycle() == null ? null : states(resource.lifecycle()))
                .with("version", resource.version() == null ? null : version(resource.version()))
                .list("unique", resource.unique())
                .list("described in", resource.describing())
                .each(resource.compositions(), each -> "composed " + each.member(), ResourceAspects::composed)
                .each(resource.flags(), each -> "flag " + each.member(), ResourceAspects::flag)
                .each(
                        resource.references(),
                        each -> "reference " + String.join(".", each.at().names()),
                        each -> "by " + String.join(" or ", each.keys()))
                .each(
                        DerivedMembersText.list(resource.derived()),
                        each -> "derived " + each.member(),
                        each -> each.words());
    }

    /** Returns the aspects of a resource of which only the stored type is known. */
    static Aspects of(TypeRef type) {
        return new Aspects().with("type", type(type));
    }

    private static String type(TypeRef type) {
        return type instanceof NamedType named ? named.name().toString() : "inline type";
    }

    private static @Nullable Integer examples(TypeRef type) {
        int count = type.notes().examples().size();
        return count == 0 ? null : count;
    }

    private static String states(Resource.Lifecycle lifecycle) {
        return lifecycle.member() + ": " + Aspects.joined(lifecycle.states());
    }

    private static String version(Resource.Version version) {
        return version.member() + ", " + RoleAspects.lower(version.kind());
    }

    private static String composed(ComposedText text) {
        StringBuilder words = new StringBuilder(text.operationUrl() ? "URL of " : "");
        for (ComposedText.Piece piece : text.pieces()) {
            words.append(piece.text());
            if (piece.member() != null) {
                words.append('{').append(piece.member().pointer()).append('}');
            } else if (piece.parameter() != null) {
                words.append('{').append(piece.parameter()).append('}');
            }
        }
        return words.toString();
    }

    private static String flag(Flag flag) {
        return (flag.initially() ? "set at first" : "not set at first")
                + (flag.count() == null ? "" : ", counted by " + flag.count());
    }
}
