package clubs;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class UserOperations extends Operations {
    public UserOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /users}. Answers 201, or 400, 415. */
    protected Reply<?> createUser(Body<NewUser> body) {
        return answer();
    }

    /** {@code GET /users/{userId}}. Answers 200, or 400, 404. */
    protected Reply<?> readUser(long userId) {
        return answer();
    }

    /** {@code DELETE /users/{userId}}. Answers 204, or 400. */
    protected Reply<?> deleteUser(long userId) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> createUser(body(NewUser.class));
            case 1 -> readUser(pathLong("userId"));
            case 2 -> deleteUser(pathLong("userId"));
            default -> unknown(operation);
        };
    }
}
