package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds alternative lookup keys in parameter descriptions: {@code The ID or email of the contact}. */
final class DescribedLookupKeys {
    private static final List<String> NAMES =
            List.of("email", "slug", "alias", "key", "username", "login", "handle", "external id", "name");

    private static final Pattern IDENTIFIER =
            Pattern.compile("\\b(ids?|identifiers?|gid|uuid|guid)\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern CHOICE = Pattern.compile("\\b(or|instead of)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern SENTENCE_END = Pattern.compile("[.!?](\\s|$)|\\n\\s*\\n");

    private DescribedLookupKeys() {}

    /** Returns the members with such keys. */
    static Set<String> of(ModelDraft draft, ResourceDraft resource) {
        Set<String> members = new LinkedHashSet<>();
        ObjectShape shape = draft.shape(resource);
        for (SegmentedPath item : resource.identifyingPaths()) {
            for (OperationRoute route : draft.routes.at(item)) {
                String name = item.last().parameter();
                Parameter parameter = name == null ? null : route.pathParameter(name);
                if (parameter != null && draft.shapes.core(parameter.type()) instanceof TextType) {
                    describedNames(parameter, resource.noun()).stream()
                            .map(described -> shape.like(described.replace(" ", "")))
                            .filter(member -> member != null && isName(draft, member))
                            .forEach(member -> members.add(member.name()));
                }
            }
        }
        return members;
    }

    private static boolean isName(ModelDraft draft, ObjectMember member) {
        return draft.shapes.core(member.type()) instanceof TextType;
    }

    private static List<String> describedNames(Parameter parameter, String noun) {
        String description = parameter.description();
        List<String> found = new ArrayList<>();
        for (String sentence : SENTENCE_END.split(description == null ? "" : description)) {
            if (IDENTIFIER.matcher(sentence).find() && CHOICE.matcher(sentence).find()) {
                NAMES.stream().filter(name -> names(sentence, name, noun)).forEach(found::add);
            }
        }
        return found;
    }

    /** Returns whether a sentence names a key of this resource: the name of a realm is not the name of a role. */
    private static boolean names(String sentence, String name, String noun) {
        String own = Pattern.quote(noun.toLowerCase(Locale.ROOT).replace('_', ' '));
        Pattern pattern = Pattern.compile("\\b(an?|the|its|or|either|" + own + "|" + own + "'s)\\s+" + name
                + "\\b(?! of an?other)|^\\W*" + name + "\\b|\\b" + name + "\\s+(or|of the " + own + ")\\b");
        return pattern.matcher(sentence.toLowerCase(Locale.ROOT)).find();
    }
}
