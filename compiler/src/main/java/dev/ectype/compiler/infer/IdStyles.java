package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Cases;
import dev.ectype.compiler.ir.IdStyle;

/** Id styles in words. */
final class IdStyles {
    private static final Cases<IdStyle, String> WORDS = Cases.<IdStyle, String>of(IdStyle.class)
            .on(IdStyle.Counter.class, style -> "counter from " + style.start())
            .on(IdStyle.Uuid.class, style -> "uuid")
            .on(IdStyle.Prefixed.class, style -> "prefixed " + style.prefix() + " " + style.length())
            .on(IdStyle.Digits.class, style -> "digits " + style.digits())
            .on(IdStyle.Readable.class, style -> "readable " + style.word())
            .on(IdStyle.SlugOf.class, style -> "slug of " + style.member() + (style.exact() ? "" : " and a mark"))
            .on(IdStyle.ClientChosen.class, style -> "chosen by the client, else " + style.word())
            .on(IdStyle.Placed.class, IdStyles::placed)
            .exhaustive();

    private IdStyles() {}

    private static String placed(IdStyle.Placed style) {
        String above = style.above().isEmpty() ? "" : style.above() + "/";
        return "path " + (style.parent() == null ? above : "{" + style.parent() + "}/") + style.collection() + "/"
                + (style.last() == null ? "1" : "{" + style.last() + "}");
    }

    static String words(IdStyle style) {
        return WORDS.apply(style);
    }
}
