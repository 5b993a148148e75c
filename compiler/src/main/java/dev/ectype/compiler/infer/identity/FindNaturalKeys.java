package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Identifies instances that no operation creates by a natural key, such as a login, if a path has a word for them and the
 * found identifier is a number. Clients of such instances only know what the path means.
 */
public final class FindNaturalKeys implements InferenceRule {
    /** Names of natural keys, the most certain first. A title or a name is often not unique. */
    private static final List<String> NAMES = List.of("slug", "username", "login", "handle", "key", "code", "name");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            String identifier = resource.idMember;
            ObjectShape shape = draft.shape(resource);
            ObjectMember number = identifier == null ? null : shape.member(identifier);
            String natural = number == null
                            || !(draft.shapes.core(number.type()) instanceof NumberType)
                            || !CreationRoutes.routes(draft, resource).isEmpty()
                            || !PathWords.name(draft, resource)
                    ? null
                    : key(draft, shape);
            if (number != null && natural != null && !resource.keys.contains(natural)) {
                proposals.add(proposal(
                        change(resource, natural, number.name()),
                        80,
                        "no operation creates one, and " + resource.idParameter() + " is a text and " + identifier
                                + " a number"));
            }
        }
        return proposals;
    }

    private static ModelChange change(ResourceDraft resource, String natural, String number) {
        List<String> keys = new ArrayList<>(resource.keys);
        keys.add(0, number);
        return new ResourceChange.SetIdentifier(resource.resourceName(), natural, keys);
    }

    private static @Nullable String key(ModelDraft draft, ObjectShape shape) {
        for (String name : NAMES) {
            for (ObjectMember member : shape.members().values()) {
                if (NameWords.bare(member.name()).equals(name) && PathWords.isFreeText(draft, member.type())) {
                    return member.name();
                }
            }
        }
        return null;
    }
}
