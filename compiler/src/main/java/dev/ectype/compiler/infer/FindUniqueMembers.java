package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds members whose values no two instances may share: those of which the description says so, and those that it
 * names where it says why a creation is refused. Names alone are no evidence.
 */
final class FindUniqueMembers implements InferenceRule {
    private static final Pattern MUST = Pattern.compile(
            "\\b(must|has to|needs? to|shall|and) be (globally )?unique\\b|^\\W*(the |a |an )?(globally )?unique name\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern TAKEN = Pattern.compile(
            "already|exists?\\b|taken|in use|duplicat|not unique|must be unique", Pattern.CASE_INSENSITIVE);

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            Set<String> unique = new LinkedHashSet<>();
            for (Route create : Creations.routes(draft, sketch)) {
                find(draft, sketch, create.endpoint(), unique);
            }
            if (!unique.isEmpty()) {
                Change change = new Change.Distinguish(sketch.named(), List.copyOf(unique));
                proposals.add(proposal(change, 80, "the description says so of " + String.join(", ", unique)));
            }
        }
        return proposals;
    }

    private static void find(Draft draft, Sketch sketch, Endpoint create, Set<String> unique) {
        Shape stored = draft.shape(sketch);
        for (Member member : Creations.body(draft, sketch).members().values()) {
            Member kept = stored.member(member.name());
            boolean text = draft.shapes.core(member.type()) instanceof TextType;
            if (text && kept != null && !member.name().equals(sketch.idMember)) {
                if (isSaid(draft, member, kept) || isRefused(create, stored, member.name())) {
                    unique.add(member.name());
                }
            }
        }
    }

    private static boolean isSaid(Draft draft, Member sent, Member kept) {
        for (TypeRef type : List.of(sent.type(), kept.type(), draft.shapes.core(kept.type()))) {
            String told = type.notes().description();
            boolean name = told != null
                    && (!startsWithName(told) || Words.bare(sent.name()).equals("name"));
            if (told != null && name && MUST.matcher(told).find()) {
                return true;
            }
        }
        return false;
    }

    /** What is called a unique name may be that of another thing, unless the member is the name. */
    private static boolean startsWithName(String told) {
        return told.toLowerCase(Locale.ROOT).contains("unique name");
    }

    private static boolean isRefused(Endpoint create, Shape stored, String member) {
        for (Response response : create.responses()) {
            @Nullable String told = response.description();
            boolean refusal = List.of("400", "409", "422").contains(response.status());
            if (refusal && told != null && TAKEN.matcher(told).find() && means(told, stored, member)) {
                return true;
            }
        }
        return false;
    }

    /** A refusal that names a {@code tag_name} speaks of no name beside it. */
    private static boolean means(String told, Shape stored, String member) {
        List<String> part = Words.of(member);
        return names(told, member)
                && stored.members().keySet().stream()
                        .filter(other -> Words.of(other).size() > part.size())
                        .noneMatch(other -> Words.of(other).containsAll(part) && names(told, other));
    }

    private static boolean names(String told, String member) {
        List<String> words = Words.of(told);
        List<String> wanted = Words.of(member);
        return !wanted.isEmpty() && words.containsAll(wanted);
    }
}
