package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.LinkForm;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Composes links without an example by their names: {@code url} and {@code self} contain the path of the instance,
 * {@code project_url} that of its parent, and {@code notes_url} that of a collection below it.
 */
final class NamedLinks {
    private static final List<String> ENDINGS = List.of("url", "uri", "href", "link");
    /** Words that say that a link is about the instance itself, and not about a page for people. */
    private static final List<String> OWN = List.of("", "self", "resource", "api", "canonical", "instance");

    private final ModelDraft draft;
    private final ResourceDraft resource;
    private final List<SegmentedPath> templates;
    private final List<OperationRoute> creations;

    NamedLinks(ModelDraft draft, ResourceDraft resource, LinkTemplates links, List<OperationRoute> creations) {
        this.draft = draft;
        this.resource = resource;
        this.templates = links.templates().stream()
                .filter(template -> draft.routes.find("GET", template) != null)
                .toList();
        this.creations = creations;
    }

    /** Returns the composition of a member, or null if its name does not say where the link leads. */
    @Nullable
    ComposedText of(ObjectMember member) {
        List<String> words = NameWords.of(member.name());
        boolean self = words.equals(List.of("self"));
        boolean link = self || !words.isEmpty() && ENDINGS.contains(words.get(words.size() - 1));
        // A format says that the value is a URL of the API, and not the name of one or the address of a website.
        boolean described = draft.shapes.core(member.type()) instanceof TextType text
                && text.format() != null
                && text.format().startsWith("uri");
        if (!link || !described) {
            return null;
        }
        String noun = self ? "self" : String.join("_", words.subList(0, words.size() - 1));
        for (SegmentedPath template : templates) {
            if (leadsTo(template, noun)) {
                ComposedText composed = composed(member, template);
                if (composed != null) {
                    return composed;
                }
            }
        }
        return null;
    }

    private boolean leadsTo(SegmentedPath template, String noun) {
        boolean own = resource.items.contains(template);
        if (OWN.contains(noun)) {
            return own;
        }
        if (template.endsWithParameter()) {
            return template.size() > 1
                    && !template.parent().endsWithParameter()
                    && isNoun(Nouns.singular(template.parent().last().literal()), noun);
        }
        return resource.items.contains(template.parent())
                && isNoun(template.last().literal(), noun);
    }

    private static boolean isNoun(String literal, String noun) {
        return NameWords.key(literal).equals(NameWords.key(noun));
    }

    private @Nullable ComposedText composed(ObjectMember member, SegmentedPath template) {
        List<ComposedText.Piece> pieces = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (SegmentedPath.Segment segment : template.segments()) {
            text.append('/');
            String parameter = segment.parameter();
            if (parameter == null) {
                text.append(segment.literal());
                continue;
            }
            ComposedText.Piece piece = segment.literal().equals("{}") ? piece(text.toString(), parameter) : null;
            if (piece == null) {
                return null;
            }
            pieces.add(piece);
            text.setLength(0);
        }
        if (!text.isEmpty()) {
            pieces.add(new ComposedText.Piece(text.toString(), null, null));
        }
        return new ComposedText(member.name(), !isRelative(draft.shapes.core(member.type())), pieces);
    }

    /** Returns whether a link has no origin: its text says so, else its format. */
    private static boolean isRelative(TypeRef type) {
        LinkForm stated = LinkForm.stated(type);
        return (stated == null ? LinkForm.ofFormat(type) : stated) == LinkForm.RELATIVE;
    }

    /** Returns the literal text and the value of a path parameter, or null if nothing contains the value. */
    private ComposedText.@Nullable Piece piece(String text, String parameter) {
        boolean sent = !creations.isEmpty()
                && creations.stream().allMatch(route -> route.path().has(parameter));
        if (sent) {
            return new ComposedText.Piece(text, null, parameter);
        }
        String stored = parameter.equals(resource.idParameter()) ? resource.idMember : parameter;
        return stored == null || !draft.shape(resource).has(stored)
                ? null
                : new ComposedText.Piece(text, MemberPath.of(stored), null);
    }
}
