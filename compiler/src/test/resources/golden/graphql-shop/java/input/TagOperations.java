package input;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Tag}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class TagOperations extends InputStores {
    public TagOperations(RequestContext context) {
        super(context);
    }

    /** {@code query tags}. Returns 200. */
    protected Reply<Page<Tag>> tags() {
        return page(tagStore().all());
    }

    /** {@code query tag}. Returns 200 or 404. */
    protected Reply<Tag> tag(String id) {
        return ok(tagStore().require(id));
    }

    /** {@code mutation createTag}. Returns 200 or 409. */
    protected Reply<Tag> createTag(Body<NewTag> body) {
        return created(tagStore().insert(body));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "tags" -> tags();
            case "tag" -> tag(arguments().value("id", String.class));
            case "createTag" -> createTag(body(NewTag.class));
            default -> unknown(operation);
        };
    }
}
