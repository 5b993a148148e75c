package shelfcounts;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Member;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code Book}. */
@Generated("dev.ectype")
public record Book(String id, String author) {
    public static final ResourceKind<Book> RESOURCE = ResourceKind.of("books", Book.class);
    public static final Member<String> AUTHOR = Member.of("author", String.class);
}
