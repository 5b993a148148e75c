package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Finds identifiers inside of an object: {@code {name}} in a path is {@code metadata.name} if the instance itself has no member
 * for it and one object that describes the instance has.
 */
public final class FindNestedIdentifiers implements InferenceRule {
    /** An identifier and the object that contains it. */
    private record Found(ObjectMember object, ObjectMember member) {}

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            String parameter = resource.idParameter();
            Found found = parameter == null || resource.singleton ? null : find(draft, resource, parameter);
            if (found != null && parameter != null) {
                proposals.add(proposal(
                        new ResourceChange.SetIdentifier(
                                resource.resourceName(),
                                found.member.name(),
                                MemberPath.of(found.object.name()),
                                List.of()),
                        confidence(found),
                        evidence(found, parameter)));
                Proposal style = style(draft, resource, found);
                if (style != null) {
                    proposals.add(style);
                }
            }
        }
        return proposals;
    }

    /** Returns the only match, or null if the instance itself has a matching member or several objects have one. */
    private static @Nullable Found find(ModelDraft draft, ResourceDraft resource, String parameter) {
        ObjectShape shape = draft.shape(resource);
        if (resource.idMember == null || resource.idWithin != null || shape.like(resource.idMember) != null) {
            return null;
        }
        Found found = null;
        for (ObjectMember object : shape.members().values()) {
            boolean whole = IdentifierWords.isHead(object.name())
                    || NameWords.key(object.name()).equals(NameWords.key(resource.noun()));
            ObjectMember member = whole && draft.shapes.items(object.type()) == null
                    ? member(draft, resource, draft.shapes.shape(object.type()), parameter)
                    : null;
            if (member != null && found != null) {
                return null;
            }
            found = member == null ? found : new Found(object, member);
        }
        return found;
    }

    private static @Nullable ObjectMember member(
            ModelDraft draft, ResourceDraft resource, ObjectShape shape, String parameter) {
        String name = draft.idMembers.of(shape, resource.noun(), parameter);
        ObjectMember member = name == null ? null : shape.member(name);
        boolean named = name != null
                && (NameWords.bare(parameter).endsWith(NameWords.bare(name))
                        || NameWords.key(parameter).equals(NameWords.key(resource.noun())));
        return named ? member : null;
    }

    /** Returns the style of an identifier that the server chooses, or null if clients choose it. */
    private static @Nullable Proposal style(ModelDraft draft, ResourceDraft resource, Found found) {
        ObjectMember sent = CreationRoutes.body(draft, resource).like(found.object.name());
        ObjectMember sentMember =
                sent == null ? null : draft.shapes.shape(sent.type()).like(found.member.name());
        boolean chosen = sentMember != null && !sentMember.type().notes().readOnly();
        boolean number = draft.shapes.core(found.member.type()) instanceof NumberType;
        return chosen && !number ? null : new ChooseIdStyle().ofMember(draft, resource, found.member);
    }

    private static int confidence(Found found) {
        return found.member.required() && found.object.required() || isUnique(found) ? 90 : 80;
    }

    private static String evidence(Found found, String parameter) {
        String name = found.object.name() + "." + found.member.name();
        String evidence =
                "the path parameter " + parameter + " matches " + name + " and no member of the instance itself";
        return isUnique(found) ? evidence + ", and " + name + " is described as unique" : evidence;
    }

    private static boolean isUnique(Found found) {
        String description = found.member.type().notes().description();
        return description != null && description.toLowerCase(Locale.ROOT).contains("unique");
    }
}
