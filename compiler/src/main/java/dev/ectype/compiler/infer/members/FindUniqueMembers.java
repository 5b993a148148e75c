package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds members with unique values. The description must say so, or name the member as the reason for a rejected
 * creation. Names alone are no evidence.
 */
public final class FindUniqueMembers implements InferenceRule {
    private static final Pattern MUST = Pattern.compile(
            "\\b(must|has to|needs? to|shall|and) be (globally )?unique\\b|^\\W*(the |a |an )?(globally )?unique name\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern TAKEN = Pattern.compile(
            "already|exists?\\b|taken|in use|duplicat|not unique|must be unique", Pattern.CASE_INSENSITIVE);

    private static final Pattern REFUSED =
            Pattern.compile("already[ _]exists?|\\btaken\\b|in use|duplicat|unique", Pattern.CASE_INSENSITIVE);
    private static final Pattern SENTENCES = Pattern.compile("[.;]\\s|\\n\\s*\\n");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            Set<String> unique = new LinkedHashSet<>();
            for (OperationRoute create : CreationRoutes.routes(draft, resource)) {
                find(draft, resource, create.endpoint(), unique);
            }
            if (!unique.isEmpty()) {
                ModelChange change = new ResourceChange.SetUniqueMembers(resource.resourceName(), List.copyOf(unique));
                proposals.add(
                        proposal(change, 80, "the description requires unique values of " + String.join(", ", unique)));
            }
        }
        return proposals;
    }

    private static void find(ModelDraft draft, ResourceDraft resource, Endpoint create, Set<String> unique) {
        ObjectShape stored = draft.shape(resource);
        for (ObjectMember member :
                CreationRoutes.body(draft, resource).members().values()) {
            ObjectMember storedMember = stored.member(member.name());
            boolean text = draft.shapes.core(member.type()) instanceof TextType;
            if (text && storedMember != null && !member.name().equals(resource.idMember)) {
                if (isDescribedUnique(draft, member, storedMember)
                        || isNamedInError(create, stored, member.name())
                        || isNamedInText(create, stored, member.name())) {
                    unique.add(member.name());
                }
            }
        }
    }

    private static boolean isDescribedUnique(ModelDraft draft, ObjectMember sent, ObjectMember storedMember) {
        for (TypeRef type : List.of(sent.type(), storedMember.type(), draft.shapes.core(storedMember.type()))) {
            String description = type.notes().description();
            boolean name = description != null
                    && (!startsWithName(description)
                            || NameWords.bare(sent.name()).equals("name"));
            if (description != null && name && MUST.matcher(description).find()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether a description mentions a unique name, which may be another object's unless the member is the
     * name.
     */
    private static boolean startsWithName(String description) {
        return description.toLowerCase(Locale.ROOT).contains("unique name");
    }

    private static boolean isNamedInError(Endpoint create, ObjectShape stored, String member) {
        for (Response response : create.responses()) {
            @Nullable String description = response.description();
            boolean refusal = List.of("400", "409", "422").contains(response.status());
            if (refusal
                    && description != null
                    && TAKEN.matcher(description).find()
                    && isExactlyNamed(description, stored, member)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the text of a method has a sentence about taken values. Services have no descriptions of errors. */
    private static boolean isNamedInText(Endpoint create, ObjectShape stored, String member) {
        String text =
                create.binding().serviceName() == null ? null : create.text().description();
        for (String sentence : text == null ? new String[0] : SENTENCES.split(text)) {
            if (REFUSED.matcher(sentence).find() && isExactlyNamed(sentence, stored, member)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether an error description names the member. One that names a {@code tag_name} does not mean a
     * {@code name}.
     */
    private static boolean isExactlyNamed(String description, ObjectShape stored, String member) {
        List<String> part = NameWords.of(member);
        return names(description, member)
                && stored.members().keySet().stream()
                        .filter(other -> NameWords.of(other).size() > part.size())
                        .noneMatch(other -> NameWords.of(other).containsAll(part) && names(description, other));
    }

    private static boolean names(String description, String member) {
        List<String> words = NameWords.of(description);
        List<String> memberWords = NameWords.of(member);
        return !memberWords.isEmpty() && words.containsAll(memberWords);
    }
}
