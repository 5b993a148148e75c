package clubs;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link User}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class UserOperations extends ClubsStores {
    public UserOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /users}. Returns 201 or 409. */
    protected Reply<User> createUser(Body<NewUser> body) {
        return created(users().insert(body));
    }

    /** {@code GET /users/{userId}}. Returns 200 or 404. */
    protected Reply<User> readUser(long userId) {
        return ok(users().require(userId));
    }

    /** {@code DELETE /users/{userId}}. Returns 204 or 404. */
    protected Reply<Void> deleteUser(long userId) {
        users().remove(users().require(userId));
        return noContent();
    }

    /** {@code GET /clubs/{clubId}/members}. Returns 200 or 404. */
    protected Reply<Page<User>> listMembers(String clubId) {
        return page(users().linked(Club.MEMBERS, clubs().require(clubId)));
    }

    /** {@code GET /clubs/{clubId}/members/{userId}}. Returns 200 or 404. */
    protected Reply<User> readMember(String clubId, long userId) {
        return ok(linked(Club.MEMBERS, clubs().require(clubId), users().require(userId)));
    }

    /** {@code PUT /clubs/{clubId}/members/{userId}}. Adds a link to {@code clubs.members}. Returns 204 or 404. */
    protected Reply<Void> addMember(String clubId, long userId) {
        link(Club.MEMBERS, clubs().require(clubId), users().require(userId));
        return noContent();
    }

    /**
     * {@code DELETE /clubs/{clubId}/members/{userId}}. Removes a link from {@code clubs.members}. Returns 204 or 404.
     */
    protected Reply<Void> removeMember(String clubId, long userId) {
        unlink(Club.MEMBERS, clubs().require(clubId), users().require(userId));
        return noContent();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createUser" -> createUser(body(NewUser.class));
            case "readUser" -> readUser(pathLong("userId"));
            case "deleteUser" -> deleteUser(pathLong("userId"));
            case "listMembers" -> listMembers(pathText("clubId"));
            case "readMember" -> readMember(pathText("clubId"), pathLong("userId"));
            case "addMember" -> addMember(pathText("clubId"), pathLong("userId"));
            case "removeMember" -> removeMember(pathText("clubId"), pathLong("userId"));
            default -> unknown(operation);
        };
    }
}
