package clubs;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ClubOperations extends Operations {
    public ClubOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /clubs}. Returns 200. */
    protected Reply<?> listClubs() {
        return answer();
    }

    /** {@code POST /clubs}. Returns 201; errors 400, 415. */
    protected Reply<?> createClub(Body<NewClub> body) {
        return answer();
    }

    /** {@code GET /clubs/{clubId}}. Returns 200; errors 400. */
    protected Reply<?> readClub(String clubId) {
        return answer();
    }

    /** {@code DELETE /clubs/{clubId}}. Returns 204; errors 400. */
    protected Reply<?> deleteClub(String clubId) {
        return answer();
    }

    /** {@code GET /clubs/{clubId}/members}. Returns 200; errors 400. */
    protected Reply<?> listMembers(String clubId) {
        return answer();
    }

    /** {@code GET /clubs/{clubId}/members/{userId}}. Returns 200; errors 400, 404. */
    protected Reply<?> readMember(String clubId, long userId) {
        return answer();
    }

    /** {@code PUT /clubs/{clubId}/members/{userId}}. Returns 204; errors 400. */
    protected Reply<?> addMember(String clubId, long userId) {
        return answer();
    }

    /** {@code DELETE /clubs/{clubId}/members/{userId}}. Returns 204; errors 400, 404. */
    protected Reply<?> removeMember(String clubId, long userId) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> listClubs();
            case 1 -> createClub(body(NewClub.class));
            case 2 -> readClub(pathText("clubId"));
            case 3 -> deleteClub(pathText("clubId"));
            case 4 -> listMembers(pathText("clubId"));
            case 5 -> readMember(pathText("clubId"), pathLong("userId"));
            case 6 -> addMember(pathText("clubId"), pathLong("userId"));
            case 7 -> removeMember(pathText("clubId"), pathLong("userId"));
            default -> unknown(operation);
        };
    }
}
