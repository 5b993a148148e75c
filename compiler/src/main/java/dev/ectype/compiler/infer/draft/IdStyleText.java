package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.ir.resource.IdStyle;

/** Describes id styles in words. */
public final class IdStyleText {
    private static final Cases<IdStyle, String> WORDS = Cases.<IdStyle, String>of(IdStyle.class)
            .on(
                    IdStyle.Counter.class,
                    style -> "counter from " + style.start() + (style.scoped() ? " in each parent" : ""))
            .on(IdStyle.Uuid.class, style -> "uuid")
            .on(IdStyle.Prefixed.class, style -> "prefixed " + style.prefix() + " " + style.length())
            .on(IdStyle.Digits.class, style -> "digits " + style.digits())
            .on(IdStyle.Readable.class, style -> "readable " + style.word())
            .on(IdStyle.SlugOf.class, style -> "slug of " + style.member() + (style.exact() ? "" : " and a suffix"))
            .on(IdStyle.ClientChosen.class, style -> "chosen by the client, else " + style.word())
            .on(IdStyle.ResourcePath.class, IdStyleText::placed)
            .exhaustive();

    private IdStyleText() {}

    private static String placed(IdStyle.ResourcePath style) {
        String above = style.defaultParent().isEmpty() ? "" : style.defaultParent() + "/";
        return "path " + (style.parentMember() == null ? above : "{" + style.parentMember() + "}/") + style.collection()
                + "/" + (style.idMember() == null ? "1" : "{" + style.idMember() + "}");
    }

    public static String words(IdStyle style) {
        return WORDS.apply(style);
    }
}
