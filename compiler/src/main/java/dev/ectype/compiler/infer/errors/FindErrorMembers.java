package dev.ectype.compiler.infer.errors;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.ErrorMemberWords;
import dev.ectype.compiler.ir.error.ErrorMeaning;
import dev.ectype.compiler.ir.error.ErrorMember;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;

/** Finds the meaning of the members of error bodies: message, code, status, subject and others. */
public final class FindErrorMembers implements InferenceRule {
    private static final int DEEPEST = 3;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ErrorBodies.Members member : ErrorBodies.of(draft).members()) {
            List<TypeRef> types = new ArrayList<>();
            member.types().forEach(type -> collect(draft, type, types, 0));
            List<ErrorMeaning> meanings = ErrorMemberWords.meaningsOf(
                    member.name(),
                    types.stream().anyMatch(type -> type instanceof BooleanType || type instanceof IntersectionType),
                    types.stream().anyMatch(type -> type instanceof NumberType || type instanceof IntersectionType));
            if (!meanings.isEmpty()) {
                proposals.add(proposal(
                        new ModelChange.AddErrorMember(new ErrorMember(member.name(), meanings)),
                        80,
                        "it is in " + member.reply()));
            }
        }
        return proposals;
    }

    /** Collects the types of a member's values, and of the elements of lists. */
    private static void collect(ModelDraft draft, TypeRef type, List<TypeRef> types, int depth) {
        for (TypeRef variant : draft.shapes.variants(type)) {
            TypeRef core = draft.shapes.core(variant);
            if (core instanceof ArrayType array && depth < DEEPEST) {
                collect(draft, array.items(), types, depth + 1);
            } else {
                types.add(core);
            }
        }
    }
}
