package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code Reader}. */
@Generated("dev.ectype")
public record Reader(String id, String nick) {
    public static final ResourceKind<Reader> RESOURCE = ResourceKind.of("readers", Reader.class);
    public static final Member<String> NICK = Member.of("nick", String.class);
}
