package clubs;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class UserOperations extends Operations {
    public UserOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /users}. Returns 201. */
    protected Reply<?> createUser(Body<NewUser> body) {
        return answer();
    }

    /** {@code GET /users/{userId}}. Returns 200. */
    protected Reply<?> readUser(long userId) {
        return answer();
    }

    /** {@code DELETE /users/{userId}}. Returns 204. */
    protected Reply<?> deleteUser(long userId) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createUser" -> createUser(body(NewUser.class));
            case "readUser" -> readUser(pathLong("userId"));
            case "deleteUser" -> deleteUser(pathLong("userId"));
            default -> unknown(operation);
        };
    }
}
