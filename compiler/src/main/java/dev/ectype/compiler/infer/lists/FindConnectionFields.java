package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.ConnectionWords;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.ConnectionType;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.TypedName;
import dev.ectype.compiler.ir.binding.GraphQlPaging.PageFact;
import dev.ectype.compiler.ir.binding.GraphQlPaging.PageMember;
import dev.ectype.compiler.ir.binding.GraphQlPaging.PageType;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the fields of GraphQL connections that describe the page: totals, cursors and flags. */
public final class FindConnectionFields implements InferenceRule {
    private static final int NAMED = 85;
    /** A number or a flag with an unknown name is a total or says whether items follow, because most are. */
    private static final int ASSUMED = 60;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        GraphQlSchema schema = draft.graphQl();
        for (ConnectionType type :
                schema == null ? List.<ConnectionType>of() : schema.declared().connections()) {
            List<PageMember> members = members(type);
            if (!members.isEmpty()) {
                ModelChange change = new ModelChange.AddPageType(new PageType(type.name(), members));
                boolean named = members.stream().allMatch(FindConnectionFields::isNamed);
                proposals.add(proposal(change, named ? NAMED : ASSUMED, evidence(members)));
            }
        }
        return proposals;
    }

    private static List<PageMember> members(ConnectionType type) {
        List<PageMember> members = new ArrayList<>();
        for (TypedName field : type.fields()) {
            PageFact fact = fact(field);
            if (fact != null) {
                members.add(new PageMember(field.name(), fact));
            }
        }
        return members;
    }

    private static @Nullable PageFact fact(TypedName field) {
        return switch (field.type()) {
            case "Boolean" -> ConnectionWords.isPrevious(field.name()) ? PageFact.HAS_PREVIOUS : PageFact.HAS_NEXT;
            case "Int", "Float" -> number(field.name());
            case "String", "ID", "Cursor" -> cursor(field.name());
            default -> null;
        };
    }

    private static PageFact number(String name) {
        if (ConnectionWords.isPages(name)) {
            return PageFact.PAGES;
        }
        if (ConnectionWords.isPage(name)) {
            return PageFact.PAGE;
        }
        if (ConnectionWords.isOffset(name)) {
            return PageFact.OFFSET;
        }
        return ConnectionWords.isCount(name) ? PageFact.COUNT : PageFact.TOTAL;
    }

    private static @Nullable PageFact cursor(String name) {
        if (!ConnectionWords.isCursor(name)) {
            return null;
        }
        if (ConnectionWords.isNextCursor(name)) {
            return PageFact.NEXT_CURSOR;
        }
        return ConnectionWords.isStartCursor(name) ? PageFact.START_CURSOR : PageFact.END_CURSOR;
    }

    private static boolean isNamed(PageMember member) {
        return switch (member.fact()) {
            case TOTAL -> ConnectionWords.isTotal(member.field());
            case HAS_NEXT -> ConnectionWords.isNext(member.field());
            default -> true;
        };
    }

    private static String evidence(List<PageMember> members) {
        return members.stream()
                .map(member ->
                        member.field() + " is named like " + member.fact().words())
                .collect(Collectors.joining(", "));
    }
}
