package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.IdStyle;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.NumberType;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses how new identifiers look: as their type, pattern and examples show, else readable. */
final class ChooseIdStyle implements InferenceRule {
    private static final List<String> SLUGS = List.of("slug", "handle", "permalink");
    private static final List<String> TITLES = List.of("title", "name", "label", "displayname", "subject");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            proposals.add(choose(draft, sketch));
        }
        return proposals;
    }

    private Proposal choose(Draft draft, Sketch sketch) {
        Member member = sketch.idMember == null ? null : draft.shape(sketch).like(sketch.idMember);
        String word = word(sketch);
        if (member == null) {
            return style(sketch, new IdStyle.ClientChosen(word), 50, "nothing describes the identifier");
        }
        TypeRef core = draft.shapes.core(member.type());
        if (core instanceof NumberType) {
            return style(sketch, new IdStyle.Counter(), 95, member.name() + " is a number");
        }
        Shape taken = Creations.body(draft, sketch);
        if (taken.has(member.name()) && !member.type().notes().readOnly()) {
            String evidence = "the body that creates one carries " + member.name();
            boolean natural = !List.of("id", "uuid", "gid").contains(Words.bare(member.name()));
            if (natural || required(taken, member.name())) {
                return style(sketch, new IdStyle.ClientChosen(word), 85, evidence);
            }
        }
        return ofText(draft, sketch, member, core);
    }

    private static boolean required(Shape shape, String name) {
        Member member = shape.member(name);
        return member != null && member.required();
    }

    private Proposal ofText(Draft draft, Sketch sketch, Member member, TypeRef core) {
        if (core instanceof TextType text) {
            boolean uuid = text.format() != null && List.of("uuid", "guid").contains(text.format());
            if (uuid) {
                return style(sketch, new IdStyle.Uuid(), 95, member.name() + " has the format " + text.format());
            }
            IdStyle patterned = text.pattern() == null ? null : IdSamples.ofPattern(text.pattern());
            if (patterned != null) {
                return style(sketch, patterned, 85, member.name() + " has the pattern " + text.pattern());
            }
        }
        String title = SLUGS.contains(Words.bare(member.name())) ? title(draft, sketch) : null;
        if (title != null) {
            return style(sketch, new IdStyle.SlugOf(title), 85, "bodies have " + title + " and no " + member.name());
        }
        for (String sample : IdEvidence.samples(draft, sketch, member)) {
            IdStyle sampled = IdSamples.ofSample(sample);
            if (sampled != null) {
                return style(sketch, sampled, 85, "an example is " + sample);
            }
        }
        return style(sketch, new IdStyle.Readable(word(sketch)), 60, "nothing shows how it looks");
    }

    private static @Nullable String title(Draft draft, Sketch sketch) {
        Shape body = Creations.body(draft, sketch);
        for (String name : TITLES) {
            Member title = body.like(name);
            if (title != null && draft.shapes.mayBeScalar(title.type())) {
                return title.name();
            }
        }
        return null;
    }

    private static String word(Sketch sketch) {
        String word = Words.snake(sketch.noun());
        return word.isEmpty() ? "item" : word;
    }

    private Proposal style(Sketch sketch, IdStyle style, int confidence, String evidence) {
        return proposal(new Change.Style(sketch.named(), style), confidence, evidence);
    }
}
