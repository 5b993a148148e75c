package dev.ectype.launcher.judge.evidence;

import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.launcher.judge.description.DescribedTypes;
import dev.ectype.launcher.judge.finding.ConclusionKey;
import dev.ectype.launcher.judge.finding.CorrectionText;
import dev.ectype.launcher.judge.words.WordComparison;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares parents with the nesting of paths, and references with the names and the texts of members. */
final class RelationshipEvidence {
    private static final List<String> SUFFIXES = List.of(
            "ids", "id", "gid", "uuid", "uid", "guid", "key", "slug", "code", "number", "name", "ref", "login", "url");

    private final EvidenceContext context;
    private final Nesting nesting;

    private RelationshipEvidence(EvidenceContext context) {
        this.context = context;
        this.nesting = new Nesting(context);
    }

    static void examine(EvidenceContext context) {
        RelationshipEvidence evidence = new RelationshipEvidence(context);
        context.model().resources().forEach(evidence::parent);
        context.model().relationships().forEach(evidence::relationship);
    }

    private void parent(Resource resource) {
        ResourceName parent = resource.parent();
        ResourceName nearest = nesting.nearest(resource.name());
        if (parent == null) {
            boolean part = resource.name().value().indexOf('.') > 0;
            if (nearest != null && !part && !isRelated(resource.name(), nearest)) {
                object(resource, 65, "all its paths go through " + nearest + ", but it has no parent", nearest);
            }
            return;
        }
        if (parent.equals(resource.name())) {
            object(resource, 95, "it would be its own parent", nearest);
        } else if (!nesting.isBelow(resource.name(), parent) && member(resource, parent) == null) {
            object(
                    resource,
                    90,
                    nearest == null
                            ? "no path of " + resource.name() + " goes through " + parent + ", and no member names it"
                            : "its paths go through " + nearest + " and not through " + parent,
                    nearest);
        } else if (nearest != null && !nearest.equals(parent) && !isEmbedded(nearest)) {
            object(resource, 70, "in its paths, " + nearest + " is nearer than " + parent, nearest);
        }
    }

    private boolean isEmbedded(ResourceName name) {
        Resource resource = context.resource(name);
        return resource == null || resource.singleton();
    }

    private boolean isRelated(ResourceName one, ResourceName other) {
        return context.model().relationships().stream()
                .anyMatch(each -> each.from().equals(one) && each.to().equals(other)
                        || each.from().equals(other) && each.to().equals(one));
    }

    private void object(Resource resource, int percent, String text, @Nullable ResourceName better) {
        String correction = better == null
                ? null
                : CorrectionText.of("resource", resource.name().value())
                        .with("parent", better.value())
                        .toString();
        context.object(
                ConclusionKey.parent(resource.name()), percent, text, context.place(resource.name()), correction);
    }

    /** Returns a member of a resource that names another resource, or null. */
    private @Nullable String member(Resource resource, ResourceName other) {
        for (String name : context.api().types().members(resource.type()).keySet()) {
            if (names(name, other)) {
                return name;
            }
        }
        return null;
    }

    private void relationship(Relationship relationship) {
        Resource from = context.resource(relationship.from());
        String member = relationship.member();
        boolean embeds =
                relationship.kind() == Relationship.Kind.PIECES || relationship.kind() == Relationship.Kind.PLACE;
        if (from == null || embeds) {
            return;
        }
        if (member != null) {
            reference(relationship, from, member);
        } else if (relationship.kind() == Relationship.Kind.OWNER
                && !nesting.isBelow(relationship.from(), relationship.to())
                && member(from, relationship.to()) == null) {
            context.object(
                    ConclusionKey.of(relationship),
                    70,
                    "no path of " + relationship.from() + " goes through " + relationship.to(),
                    context.place(relationship.from()),
                    null);
        }
    }

    private void reference(Relationship relationship, Resource from, String member) {
        DescribedTypes types = context.api().types();
        ObjectMember declared = declared(types, from, MemberPath.ofDots(member));
        ResourceName named = named(member, from.name());
        String text = declared == null ? "" : types.text(declared.type());
        ResourceName described = onlyMentioned(text, relationship.to());
        if (declared == null && !types.members(from.type()).isEmpty()) {
            object(relationship, 80, "the type of " + from.name() + " has no member " + member, null);
        } else if (!names(member, relationship.to()) && !isKey(relationship)) {
            boolean mentioned = mentions(text, relationship.to()) || describes(declared, relationship.to());
            if (named != null && !mentioned) {
                object(
                        relationship,
                        90,
                        "the member " + member + " names " + named + " and not " + relationship.to(),
                        named);
            } else if (described != null && !mentioned) {
                object(
                        relationship,
                        75,
                        "the text of " + member + " mentions " + described + " and not " + relationship.to(),
                        described);
            }
        }
    }

    private static @Nullable ObjectMember declared(DescribedTypes types, Resource from, MemberPath path) {
        ObjectMember declared = null;
        TypeRef type = from.type();
        for (String name : path.names()) {
            declared = type == null ? null : types.member(type, name);
            type = declared == null ? null : declared.type();
        }
        return declared;
    }

    /** Returns whether the type of an embedded member is the type of the other resource. */
    private boolean describes(@Nullable ObjectMember member, ResourceName to) {
        Resource target = context.resource(to);
        if (member == null || target == null) {
            return false;
        }
        DescribedTypes types = context.api().types();
        String name =
                DescribedTypes.name(types.items(member.type()) == null ? member.type() : types.items(member.type()));
        return name != null
                && (name.equals(DescribedTypes.name(target.type())) || WordComparison.alike(name, to.value()));
    }

    /** The member may have the very name of the target's identifier, such as {@code sku}. */
    private boolean isKey(Relationship relationship) {
        Resource target = context.resource(relationship.to());
        String member = WordComparison.joined(String.valueOf(relationship.member()));
        return target != null
                && member.equals(WordComparison.joined(target.identity().member()))
                && !SUFFIXES.contains(member);
    }

    private void object(Relationship relationship, int percent, String text, @Nullable ResourceName to) {
        CorrectionText correction = CorrectionText.of("relationship", relationship.name())
                .with("from", relationship.from().value());
        if (relationship.member() != null) {
            correction.with("member", relationship.member());
        }
        String settled = to == null
                ? null
                : correction.with("to", to.value()).with("kind", "reference").toString();
        context.object(ConclusionKey.of(relationship), percent, text, context.place(relationship.from()), settled);
    }

    /** Returns the resource that a member names, or null if it names none or several. */
    private @Nullable ResourceName named(String member, ResourceName except) {
        ResourceName named = null;
        int length = 0;
        for (Resource each : context.model().resources()) {
            int size = WordComparison.noun(each.name().value()).length();
            if (!each.name().equals(except) && names(member, each.name()) && size > length) {
                named = each.name();
                length = size;
            }
        }
        return named;
    }

    private @Nullable ResourceName onlyMentioned(String text, ResourceName concluded) {
        ResourceName described = null;
        for (Resource each : context.model().resources()) {
            if (!each.name().equals(concluded) && mentions(text, each.name())) {
                if (described != null) {
                    return null;
                }
                described = each.name();
            }
        }
        return described;
    }

    private static boolean mentions(String text, ResourceName resource) {
        String noun = WordComparison.head(resource.value());
        return noun.length() > 2
                && WordComparison.of(text).stream()
                        .map(WordComparison::singular)
                        .anyMatch(noun::equals);
    }

    /** Returns whether a member such as {@code ownerId} names a resource such as {@code owners}. */
    private static boolean names(String member, ResourceName resource) {
        List<String> words =
                WordComparison.of(member.substring(Math.max(member.lastIndexOf('.'), member.lastIndexOf('/')) + 1));
        int end = words.size() > 1 && SUFFIXES.contains(words.get(words.size() - 1)) ? words.size() - 1 : words.size();
        String noun = WordComparison.noun(String.join("_", words.subList(0, end)));
        return WordComparison.alike(noun, resource.value());
    }
}
