package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.IdentifierSamples;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.resources.GroupPathsIntoResources;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonNumber;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses the style of new identifiers from their type, pattern and examples, else a readable style. */
public final class ChooseIdStyle implements InferenceRule {
    private static final long ROOM = 1_000_000;
    private static final List<String> SLUGS = List.of("slug", "handle", "permalink");
    private static final List<String> TITLES = List.of("title", "name", "label", "displayname", "subject");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            proposals.add(choose(draft, resource));
        }
        return proposals;
    }

    private Proposal choose(ModelDraft draft, ResourceDraft resource) {
        ObjectMember member =
                resource.idMember == null ? null : draft.shape(resource).like(resource.idMember);
        return member == null ? ofParameter(draft, resource) : ofMember(draft, resource, member);
    }

    /** Proposes the style of an identifier with a member. */
    Proposal ofMember(ModelDraft draft, ResourceDraft resource, ObjectMember member) {
        String word = word(resource);
        TypeRef core = draft.shapes.core(member.type());
        if (core instanceof NumberType number) {
            return counted(resource, number, IdentifierSamples.samples(draft, resource, member));
        }
        IdStyle placed = ResourcePathPatterns.of(draft, resource).style(member);
        if (placed != null) {
            return style(resource, placed, 90, member.name() + " is a resource name made of a path");
        }
        ObjectShape body = CreationRoutes.body(draft, resource);
        if (body.has(member.name()) && !member.type().notes().readOnly()) {
            String evidence = "the body of the creation contains " + member.name();
            boolean natural = !IdentifierMembers.isIdentifierName(member.name())
                    && !NameWords.bare(member.name()).equals("gid");
            if (natural || required(body, member.name())) {
                return style(resource, new IdStyle.ClientChosen(word), 85, evidence);
            }
        }
        return ofText(draft, resource, member, core);
    }

    /** Returns the number type that a creation reply or every path has for the identifier, or null. */
    private static @Nullable NumberType number(ModelDraft draft, ResourceDraft resource, String member) {
        NumberType number = IdentifierSamples.numberInCreation(draft, resource, member);
        if (number != null) {
            return number;
        }
        for (TypeRef parameter : IdentifierSamples.parameters(draft, resource)) {
            if (!(draft.shapes.core(parameter) instanceof NumberType numberType)) {
                return null;
            }
            number = numberType;
        }
        return number;
    }

    /** Proposes the style of an identifier without a member, from the path parameter alone. */
    private Proposal ofParameter(ModelDraft draft, ResourceDraft resource) {
        for (TypeRef parameter : IdentifierSamples.parameters(draft, resource)) {
            TypeRef core = draft.shapes.core(parameter);
            if (core instanceof NumberType number) {
                return counted(resource, number, IdentifierSamples.ofParameters(draft, resource));
            }
            Proposal formed = formed(resource, "the path parameter", core);
            if (formed != null) {
                return formed;
            }
        }
        return style(resource, new IdStyle.ClientChosen(word(resource)), 50, "nothing describes the identifier");
    }

    private static boolean required(ObjectShape shape, String name) {
        ObjectMember member = shape.member(name);
        return member != null && member.required();
    }

    private Proposal ofText(ModelDraft draft, ResourceDraft resource, ObjectMember member, TypeRef core) {
        Proposal formed = formed(resource, member.name(), core);
        for (TypeRef parameter : IdentifierSamples.parameters(draft, resource)) {
            formed = formed == null ? formed(resource, "the path parameter", draft.shapes.core(parameter)) : formed;
        }
        if (formed != null) {
            return formed;
        }
        NumberType number = number(draft, resource, member.name());
        if (number != null && core instanceof TextType) {
            return counted(resource, number, IdentifierSamples.samples(draft, resource, member));
        }
        String title = SLUGS.contains(NameWords.bare(member.name())) ? title(draft, resource) : null;
        if (title != null) {
            IdStyle slug = new IdStyle.SlugOf(
                    title,
                    IdentifierSamples.samples(draft, resource, member).stream().anyMatch(ChooseIdStyle::endsInAWord));
            return style(resource, slug, 85, "bodies have " + title + " and no " + member.name());
        }
        if (isPutBelowParent(draft, resource)) {
            // Instances of two parents may have the same name.
            return style(
                    resource,
                    new IdStyle.ClientChosen(word(resource)),
                    75,
                    "PUT creates instances with names that the client chooses");
        }
        for (String sample : IdentifierSamples.samples(draft, resource, member)) {
            IdStyle sampled = IdStyleReader.ofSample(sample);
            if (sampled != null) {
                return style(resource, sampled, 85, "an example is " + sample);
            }
        }
        return style(
                resource,
                new IdStyle.Readable(word(resource)),
                60,
                "no format, pattern or example describes the identifier");
    }

    /** Returns whether only a {@code PUT} creates instances, and every item path is below a parent. */
    private static boolean isPutBelowParent(ModelDraft draft, ResourceDraft resource) {
        List<SegmentedPath> items = resource.identifyingPaths();
        return CreationRoutes.routes(draft, resource).isEmpty()
                && items.stream().allMatch(ChooseIdStyle::isBelowParent)
                && items.stream()
                        .map(item -> draft.routes.find("PUT", item))
                        .anyMatch(put -> put != null && creates(put));
    }

    private static boolean isBelowParent(SegmentedPath item) {
        SegmentedPath collection = GroupPathsIntoResources.collectionOf(item);
        return collection.enclosingItem(collection.size()) != null;
    }

    private static boolean creates(OperationRoute put) {
        return put.endpoint().body() == null
                || put.endpoint().responses().stream()
                        .anyMatch(response -> response.status().equals("201"));
    }

    /**
     * Proposes a counter that starts at the number of an example, so that the examples of a description identify the
     * first instances.
     */
    private Proposal counted(ResourceDraft resource, NumberType type, List<String> samples) {
        for (String sample : samples) {
            long start = sample.matches("[1-9][0-9]{0,14}") ? Long.parseLong(sample) : 0;
            if (start > 0 && hasRoom(type, start)) {
                return style(resource, new IdStyle.Counter(start), 95, "it is a number, such as " + sample);
            }
        }
        return style(resource, new IdStyle.Counter(least(type)), 95, "it is a number");
    }

    private static long least(NumberType type) {
        JsonNumber minimum = type.minimum();
        long least = minimum == null ? 1 : minimum.whole().orElse(1) + (type.exclusiveMinimum() ? 1 : 0);
        return Math.max(1, least);
    }

    private static boolean hasRoom(NumberType type, long start) {
        JsonNumber maximum = type.maximum();
        long most = maximum == null
                ? "int32".equals(type.format()) ? Integer.MAX_VALUE : Long.MAX_VALUE
                : maximum.whole().orElse(Long.MAX_VALUE);
        return start >= least(type) && start <= most - ROOM;
    }

    private static boolean endsInAWord(String slug) {
        return slug.substring(slug.lastIndexOf('-') + 1).chars().allMatch(Character::isLetter);
    }

    /** Proposes the style that a format or a pattern requires, or null. */
    private @Nullable Proposal formed(ResourceDraft resource, String subject, TypeRef core) {
        if (!(core instanceof TextType text)) {
            return null;
        }
        if (text.format() != null && List.of("uuid", "guid").contains(text.format())) {
            return style(resource, new IdStyle.Uuid(), 95, subject + " has the format " + text.format());
        }
        IdStyle patterned = text.pattern() == null ? null : IdStyleReader.ofPattern(text.pattern());
        return patterned == null
                ? null
                : style(resource, patterned, 85, subject + " has the pattern " + text.pattern());
    }

    private static @Nullable String title(ModelDraft draft, ResourceDraft resource) {
        ObjectShape body = CreationRoutes.body(draft, resource);
        for (String name : TITLES) {
            ObjectMember title = body.like(name);
            if (title != null && draft.shapes.mayBeScalar(title.type())) {
                return title.name();
            }
        }
        return null;
    }

    private static String word(ResourceDraft resource) {
        String word = NameWords.snake(resource.noun());
        return word.isEmpty() ? "item" : word;
    }

    private Proposal style(ResourceDraft resource, IdStyle style, int confidence, String evidence) {
        return proposal(new ResourceChange.SetIdStyle(resource.resourceName(), style), confidence, evidence);
    }
}
