package dev.ectype.controlplane.scim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.scim.patch.PatchOperation;
import dev.ectype.controlplane.scim.patch.ResourcePatch;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The operations of PATCH requests as RFC 7644, Okta and Entra ID have them, on a user and on a group. */
class ScimPatchTest {
    private static final String ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
    private static final String EXTENSION = "urn:ectype:params:scim:schemas:extension:1.0:Group";
    private static final String USER =
            "{'userName':'a@b.c','title':'Dr','active':true,'name':{'givenName':'Ada','familyName':'L'},"
                    + "'emails':[{'value':'w@b.c','type':'work','primary':true},{'value':'h@b.c','type':'home'}],"
                    + "'ENT':{'department':'Sales','manager':{'value':'M1'}}}";
    private static final String GROUP = "{'displayName':'G','members':[{'value':'1'},{'value':'2'},{'value':'3'}]}";

    /** The operation, the pointer to the changed member, and its new value; nothing for a member that is absent. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                // Okta.
                "{'op':'replace','value':{'active':false}} | /active | false",
                "{'op':'replace','value':{'id':'x','displayName':'Ada','unknown':1,'groups':[]}} | /displayName | 'Ada'",
                "{'op':'replace','value':{'emails':[{'value':'n@b.c','type':'work','primary':true}]}} | /emails | [{'value':'n@b.c','type':'work','primary':true}]",
                // Entra ID.
                "{'op':'Replace','path':'active','value':'False'} | /active | false",
                "{'op':'Add','path':'active','value':'TRUE'} | /active | true",
                "{'op':'Add','path':'name.givenName','value':'Eva'} | /name | {'givenName':'Eva','familyName':'L'}",
                "{'op':'Replace','path':'emails[type eq \"work\"].value','value':'n@b.c'} | /emails/0 | {'value':'n@b.c','type':'work','primary':true}",
                "{'op':'Add','path':'emails[type eq \"other\"].value','value':'o@b.c'} | /emails/2 | {'type':'other','value':'o@b.c'}",
                "{'op':'Add','path':'phoneNumbers[type eq \"mobile\"].value','value':'1'} | /phoneNumbers | [{'type':'mobile','value':'1'}]",
                "{'op':'Add','path':'addresses[type eq \"work\" and primary eq true].country','value':'DE'} | /addresses/0 | {'type':'work','primary':true,'country':'DE'}",
                "{'op':'Replace','path':'ENT:department','value':'IT'} | /ENT/department | 'IT'",
                "{'op':'Add','path':'ENT:manager','value':'M2'} | /ENT/manager | {'value':'M2'}",
                "{'op':'Add','path':'ENT:manager','value':[{'value':'M2'}]} | ! | invalidValue",
                "{'op':'Add','path':'ENT:manager.displayName','value':'Max'} | /ENT/manager | {'value':'M1','displayName':'Max'}",
                "{'op':'Add','value':{'name.familyName':'N','ENT:costCenter':'7'}} | /ENT/costCenter | '7'",
                "{'op':'Add','value':{'name.familyName':'N'}} | /name/familyName | 'N'",
                "{'op':'Remove','path':'ENT:department'} | /ENT/department |",
                // RFC 7644.
                "{'op':'add','path':'title','value':'Sir'} | /title | 'Sir'",
                "{'op':'add','value':{'nickName':'A','emails':[{'value':'n@b.c'}]}} | /emails/2 | {'value':'n@b.c'}",
                "{'op':'add','path':'emails','value':[{'value':'h@b.c','type':'home'}]} | /emails/2 |",
                "{'op':'add','path':'emails','value':{'value':'p@b.c','primary':true}} | /emails/0/primary | false",
                "{'op':'add','path':'name','value':{'middleName':'K'}} | /name | {'givenName':'Ada','familyName':'L','middleName':'K'}",
                "{'op':'replace','path':'name','value':{'givenName':'Eva'}} | /name | {'givenName':'Eva','familyName':'L'}",
                "{'op':'replace','path':'emails[type eq \"home\"]','value':{'value':'x@b.c'}} | /emails/1 | {'value':'x@b.c'}",
                "{'op':'add','path':'emails[type eq \"home\"]','value':{'display':'X'}} | /emails/1 | {'value':'h@b.c','type':'home','display':'X'}",
                "{'op':'replace','path':'emails.display','value':'D'} | /emails/1/display | 'D'",
                "{'op':'replace','path':'emails[type eq \"home\"].primary','value':'true'} | /emails/0/primary | false",
                "{'op':'replace','path':'title','value':null} | /title |",
                "{'op':'replace','path':'emails','value':[]} | /emails |",
                "{'op':'remove','path':'title'} | /title |",
                "{'op':'remove','path':'nickName'} | /nickName |",
                "{'op':'remove','path':'name'} | /name |",
                "{'op':'remove','path':'name.givenName'} | /name | {'familyName':'L'}",
                "{'op':'remove','path':'emails'} | /emails |",
                "{'op':'remove','path':'emails[type eq \"work\"]'} | /emails | [{'value':'h@b.c','type':'home'}]",
                "{'op':'remove','path':'emails[type eq \"none\"]'} | /emails/1/value | 'h@b.c'",
                "{'op':'remove','path':'emails[value ew \"b.c\"]'} | /emails |",
                "{'op':'remove','path':'emails[type eq \"home\"].type'} | /emails/1 | {'value':'h@b.c'}",
                "{'op':'remove','path':'ENT'} | /ENT |",
                "{'op':'add','path':'ENT','value':{'division':'D','unknown':1}} | /ENT | {'department':'Sales','manager':{'value':'M1'},'division':'D'}",
                "{'op':'replace','value':{'ENT':{'department':'IT'}}} | /ENT/department | 'IT'",
                "{'op':'add','path':'urn:ietf:params:scim:schemas:core:2.0:User:title','value':'Sir'} | /title | 'Sir'",
                "{'OP':'ADD','PATH':'TITLE','VALUE':'Sir'} | /title | 'Sir'",
                "{'op':'add','path':'','value':{'title':'Sir'}} | /title | 'Sir'",
                // Errors.
                "{'op':'move','path':'title','value':'a'} | ! | invalidSyntax",
                "{'path':'title','value':'a'} | ! | invalidSyntax",
                "{'op':'add','path':7,'value':'a'} | ! | invalidSyntax",
                "{'op':'remove'} | ! | noTarget",
                "{'op':'add','path':'title'} | ! | invalidValue",
                "{'op':'add','value':'a'} | ! | invalidValue",
                "{'op':'add','path':'unknown','value':'a'} | ! | invalidPath",
                "{'op':'add','path':'name.unknown','value':'a'} | ! | invalidPath",
                "{'op':'add','path':'emails[type eq','value':'a'} | ! | invalidPath",
                "{'op':'add','path':'emails[type eq \"work\"','value':'a'} | ! | invalidPath",
                "{'op':'add','path':'title eq \"a\"','value':'a'} | ! | invalidPath",
                "{'op':'replace','path':'id','value':'a'} | ! | mutability",
                "{'op':'replace','path':'meta.created','value':'a'} | ! | mutability",
                "{'op':'add','path':'groups','value':[{'value':'a'}]} | ! | mutability",
                "{'op':'replace','path':'emails[type eq \"none\"]','value':{'value':'a'}} | ! | noTarget",
                "{'op':'replace','path':'emails[type sw \"none\"].value','value':'a'} | ! | noTarget",
                "{'op':'replace','path':'emails[type eq \"work\"]','value':[{'value':'a'},{'value':'b'}]} | ! | invalidValue",
                "{'op':'replace','path':'active','value':'perhaps'} | ! | invalidValue",
                "{'op':'replace','path':'ENT','value':'a'} | ! | invalidValue",
                "{'op':'remove','path':'userName'} | ! | invalidValue"
            })
    void operationsChangeUsers(String operation, String pointer, String expected) {
        check(ScimResourceType.USER, USER, operation, pointer, expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'op':'Add','path':'members','value':[{'value':'4'},{'value':'1'}]} | /members | [{'value':'1'},{'value':'2'},{'value':'3'},{'value':'4'}]",
                "{'op':'Add','path':'members','value':[{'$ref':null,'value':'4','display':'x','type':'User'}]} | /members/3/value | '4'",
                "{'op':'Remove','path':'members','value':[{'value':'1'},{'value':'9'}]} | /members | [{'value':'2'},{'value':'3'}]",
                "{'op':'remove','path':'members[value eq \"2\"]'} | /members | [{'value':'1'},{'value':'3'}]",
                "{'op':'remove','path':'members[value eq \"1\" or value eq \"3\"]'} | /members | [{'value':'2'}]",
                "{'op':'remove','path':'members[value eq \"9\"]'} | /members/2/value | '3'",
                "{'op':'remove','path':'members'} | /members |",
                "{'op':'replace','path':'members','value':[{'value':'7'}]} | /members | [{'value':'7'}]",
                "{'op':'replace','value':{'id':'x','displayName':'H'}} | /displayName | 'H'",
                "{'op':'Replace','path':'displayName','value':'H'} | /displayName | 'H'",
                "{'op':'add','path':'EXT:scope','value':'admin'} | /EXT/scope | 'admin'",
                "{'op':'replace','value':{'EXT':{'scope':'write'}}} | /EXT/scope | 'write'",
                "{'op':'remove','path':'displayName'} | ! | invalidValue",
                "{'op':'replace','path':'members.display','value':'a'} | ! | mutability"
            })
    void operationsChangeGroups(String operation, String pointer, String expected) {
        check(ScimResourceType.GROUP, GROUP, operation, pointer, expected);
    }

    private static void check(
            ScimResourceType type, String resource, String operation, String pointer, String expected) {
        ObjectNode before = (ObjectNode) json(resource);
        JsonNode body =
                json("{'schemas':['urn:ietf:params:scim:api:messages:2.0:PatchOp'],'Operations':[" + operation + "]}");
        if (pointer.equals("!")) {
            ServiceException refused = catchThrowableOfType(
                    ServiceException.class, () -> ResourcePatch.apply(type, before, PatchOperation.read(body)));
            assertThat(refused.details().get("scimType")).isEqualTo(expected);
            assertThat(refused).hasMessageMatching("[A-Z].*\\.");
        } else {
            ObjectNode after = ResourcePatch.apply(type, before, PatchOperation.read(body));
            JsonNode found = after.at(pointer.replace("ENT", ENTERPRISE).replace("EXT", EXTENSION));
            assertThat(found.isMissingNode() ? null : found).isEqualTo(expected == null ? null : json(expected));
        }
        assertThat(before).as("the original is unchanged").isEqualTo(json(resource));
    }

    @Test
    void operationsAreAppliedInTheirOrder() {
        ObjectNode after = ResourcePatch.apply(
                ScimResourceType.USER,
                (ObjectNode) json(USER),
                PatchOperation.read(
                        json(
                                "{'Operations':[{'op':'remove','path':'emails'},{'op':'add','path':'emails','value':[{'value':'1'}]},"
                                        + "{'op':'add','path':'emails','value':[{'value':'2'}]},{'op':'remove','path':'emails[value eq \"1\"]'}]}")));
        assertThat(after.get("emails")).isEqualTo(json("[{'value':'2'}]"));
    }

    @Test
    void tooManyOperationsOrValuesAreRefused() {
        String operation = "{'op':'add','path':'title','value':'a'}";
        JsonNode most = json("{'Operations':[" + (operation + ",").repeat(999) + operation + "]}");
        assertThat(PatchOperation.read(most)).hasSize(1000);
        JsonNode body = json("{'Operations':[" + (operation + ",").repeat(1000) + operation + "]}");
        assertThat(catchThrowableOfType(ServiceException.class, () -> PatchOperation.read(body))
                        .details())
                .containsEntry("scimType", "tooMany");
        JsonNode values = json("{'Operations':[{'op':'add','path':'emails','value':[" + "{'value':'a'},".repeat(100)
                + "{'value':'b'}]}]}");
        assertThat(catchThrowableOfType(
                                ServiceException.class,
                                () -> ResourcePatch.apply(
                                        ScimResourceType.USER, (ObjectNode) json(USER), PatchOperation.read(values)))
                        .details())
                .containsEntry("scimType", "invalidValue");
        for (String wrong : new String[] {"{}", "[]", "{'Operations':[]}", "{'Operations':{}}", "7"}) {
            assertThat(catchThrowableOfType(ServiceException.class, () -> PatchOperation.read(json(wrong)))
                            .details())
                    .containsEntry("scimType", "invalidSyntax");
        }
    }

    @Test
    void expensiveConditionsAreRefused() {
        StringBuilder members = new StringBuilder();
        for (int at = 0; at < 10_000; at++) {
            members.append(at == 0 ? "" : ",").append("{'value':'").append(at).append("'}");
        }
        ObjectNode group = (ObjectNode) json("{'displayName':'G','members':[" + members + "]}");
        String remove = "{'op':'remove','path':'members[" + "value eq \"x\" or ".repeat(40) + "value eq \"y\"]'}";
        JsonNode body = json("{'Operations':[" + (remove + ",").repeat(999) + remove + "]}");
        assertThat(catchThrowableOfType(
                                ServiceException.class,
                                () -> ResourcePatch.apply(ScimResourceType.GROUP, group, PatchOperation.read(body)))
                        .details())
                .containsEntry("scimType", "tooMany");
    }

    private static JsonNode json(String text) {
        // Double quotes are part of texts, single quotes surround them.
        return Client.json(text.replace("\"", "\\\"")
                .replace('\'', '"')
                .replace("ENT", ENTERPRISE)
                .replace("EXT", EXTENSION));
    }
}
